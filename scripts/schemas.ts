import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { folders, singles } from "../compiler/load/collections.ts";

/**
 * `npm run schemas`: writes a JSON Schema for each kind of YAML file into `.vscode/schemas`, by which
 * VS Code completes and checks the content as it is typed. `npm install` runs it.
 */
const yamlFiles: [path: string, schema: z.ZodType][] = [
  ...Object.values(singles).map(([path, schema]): [string, z.ZodType] => [path, schema]),
  ...Object.values(folders).map(([folder, ending, schema]): [string, z.ZodType] => [
    folder.replace("/", ending),
    schema,
  ]),
];
for (const [path, schema] of yamlFiles) {
  if (!path.endsWith(".yaml")) continue;
  const file = join(".vscode/schemas", path.replace(".yaml", ".json"));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(jsonSchema(schema)));
}

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema: json }) => {
      const { type, minLength: min = 0, maxLength: max } = json;
      if (type !== "string" || (!max && min < 2)) return;
      // A {{token}} has another length than its value, so lengths are hints here.
      const limit = `${min > 1 ? `${min} to` : "At most"} ${max ?? "any number of"} characters`;
      json.description = [json.description, limit].filter(Boolean).join(" ");
      delete json.minLength;
      delete json.maxLength;
    },
  });
}
