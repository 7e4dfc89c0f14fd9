import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { places } from "../../components/maker/places.ts";
import { problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";
import { filesBelow } from "../load/files.ts";
import { namedDrawings, namedParts } from "./check-needed.ts";

const dtransfer = "services/dtransfer.yaml";
const storage = "services/cloud-storage.yaml";
const draft = swap(/^status/m, "draft: true\nstatus");

test.each([
  [dtransfer, draft, "draft: must be off: /services/dtransfer, /dtransfer and"],
  [dtransfer, swap(/^page:[\s\S]*/m, ""), ":1 page: is missing; /services/dtransfer,"],
  [dtransfer, swap("path: /services/dtransfer", "path: /services/x"), "path: must be /services/"],
  [dtransfer, () => undefined as unknown as string, ":1 is missing; /services/dtransfer, /dtr"],
  [storage, draft, "draft: must be off: /serviceAchievements/storage shows it"],
  [storage, swap(/^ {2}aliases:\n(?: {4}.*\n)+/m, ""), "page.aliases: must have /serviceAch"],
  ["services/push-radius.yaml", swap(/^ {2}metadata:\n(?: {4}.*\n)+/m, ""), "page: lacks metadata"],
])("%s has what the code shows by its name", (file, change, message) => {
  expect(problemsWith({ [file]: change }).join("\n")).toMatch(
    new RegExp(`content/${file}.*${message.replace(/[/.]/g, "\\$&")}`),
  );
});

test("a status that takes parts from a page is in order, and links to those parts are told so", () => {
  const coming = swap("status: available", "status: coming-soon");
  expect(problemsWith({ "services/digital-flyers.yaml": coming })).toEqual(
    problemsWith({ "services/digital-flyers.yaml": coming }).filter((problem) =>
      problem.includes('/flyer-pricing has no heading or part "#'),
    ),
  );
});

test("the drawings that components name are those that the check wants to be there", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    filesBelow(folder)
      .filter((path) => path.endsWith(".tsx"))
      .map((path) => readFileSync(`${folder}/${path}`, "utf8")),
  );
  const named = (pattern: RegExp) =>
    [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))]
      .filter((name) => name !== undefined)
      .sort();
  const drawn = named(
    /(?:<Scene(?:Picture)?\b[^<>]*?\bname|\bscene|\bsceneAddress)(?:=|: |\()"([a-z-]+)"/g,
  );
  const stages = Object.keys(places).map((kind) => `${kind}-stage`);
  expect([...drawn, ...stages].sort()).toEqual([...namedDrawings].sort());
  const parts = named(
    /(?:<Part\b[^<>]*?name=|<DrawingPart\b[^<>]*?part=|\bsigns = \[(?:"[a-z]+", )*)"([a-z-]+)"/g,
  );
  expect(namedParts).toEqual(expect.arrayContaining(parts));
});
