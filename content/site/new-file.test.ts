import { describe, expect, test } from "vitest";
import { publicFiles, readFiles } from "../load/files.ts";
import { formatProblem } from "../load/problem.ts";
import { loadContent } from "../load-content.ts";
import { listPages } from "./list-pages.ts";
import { newFile, newKinds } from "./new-file.ts";
import { publishedOn } from "./publish.ts";

const files = readFiles();
const { data } = loadContent(files, publicFiles());
const today = "2026-11-21";

describe.each(newKinds)("a new %s", (kind) => {
  test.each([
    "A Plain New Title",
    'Signs: "quotes", {{braces}} off & #1',
    "Übergrößen für Café-Gäste",
  ])("with the title %s is content in order, and on no site", (title) => {
    const { path, text } = newFile(kind, title.replace("{{braces}}", "{braces}"), data, today);
    const after = loadContent({ ...files, [path]: text }, publicFiles(), today);
    expect(after.problems.map(formatProblem)).toEqual([]);
    const now = publishedOn(after.data, today);
    expect(now.posts).toHaveLength(data.posts.length);
    expect(now.services).toHaveLength(data.services.length);
    expect(now.plainPages).toHaveLength(data.plainPages.length);
    expect(listPages(after.data).length).toBe(listPages(now).length + 1);
  });
});
