import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { folders, singles } from "../site/load/collections.ts";
import { drawingNames } from "../site/load/drawings.ts";
import { readFiles } from "../site/load/files.ts";

/**
 * `npm run schemas`: writes a JSON Schema for each kind of YAML file into `.vscode/schemas`, by which
 * VS Code completes and checks the content as it is typed, and their list into
 * `.vscode/settings.json`. `npm install` runs it.
 */
type Kind = [name: string, files: string, schema: z.ZodType];
const kinds: Kind[] = [
  ...Object.values(singles).map(([path, schema]): Kind => [path, path, schema]),
  ...Object.values(folders).map(
    ([folder, ending, schema]): Kind => [
      folder.replace("/", ending),
      `${folder}*${ending}`,
      schema,
    ],
  ),
];
const drawings = drawingNames(Object.keys(readFiles()));
const list: Record<string, string> = {};
for (const [name, files, schema] of kinds) {
  if (!name.endsWith(".yaml")) continue;
  const file = join(".vscode/schemas", name.replace(".yaml", ".json"));
  list[`./${file}`] = `content/${files}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(jsonSchema(schema)));
}

const settingsFile = ".vscode/settings.json";
const before = readFileSync(settingsFile, "utf8");
const settings = JSON.parse(before);
settings["yaml.schemas"] = Object.fromEntries(Object.entries(list).sort());
const after = `${JSON.stringify(settings, null, 2)}\n`;
if (after !== before) writeFileSync(settingsFile, after);

function jsonSchema(schema: z.ZodType) {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    unrepresentable: "any",
    override: ({ jsonSchema: json }) => {
      if (json.format === "scene") json.enum = drawings;
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
