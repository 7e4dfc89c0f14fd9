import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { folders, singles } from "../site/load/collections.ts";

test("VS Code knows the schema of every YAML file of the content", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const files = [
    ...Object.values(singles).map(([path]) => path),
    ...Object.values(folders).map(([folder, ending]) => `${folder}*${ending}`),
  ];
  expect(Object.values(settings["yaml.schemas"]).sort()).toEqual(
    files
      .filter((path) => path.endsWith(".yaml"))
      .map((path) => `content/${path}`)
      .sort(),
  );
});
