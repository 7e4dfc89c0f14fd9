import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { jsonSchema } from "../site/cms/json-schema.ts";
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
  writeFileSync(file, JSON.stringify(jsonSchema(schema, drawings)));
}

const settingsFile = ".vscode/settings.json";
const before = readFileSync(settingsFile, "utf8");
const settings = JSON.parse(before);
settings["yaml.schemas"] = Object.fromEntries(Object.entries(list).sort());
const after = `${JSON.stringify(settings, null, 2)}\n`;
if (after !== before) writeFileSync(settingsFile, after);
