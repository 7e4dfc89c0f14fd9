import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folders, singles } from "../site/load/collections.ts";

test("VS Code knows the schema of every YAML file of the content; npm run schemas lists them", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const files = [
    ...Object.values(singles).map(([path]) => path),
    ...Object.values(folders).map(([folder, ending]) => `${folder}*${ending}`),
  ];
  const yaml = files.filter((path) => path.endsWith(".yaml")).map((path) => `content/${path}`);
  const listed = new Set<string>(Object.values(settings["yaml.schemas"]));
  const different = [...listed.symmetricDifference(new Set(yaml))];
  expect(different, "run npm run schemas, and commit .vscode/settings.json").toEqual([]);
});
