import { describe, expect, test } from "vitest";
import { fixtureDay as today } from "../e2e/fixture/fixture-day.ts";
import { dataWith, problemsWith } from "../e2e/fixture/load-fixture.ts";
import { newFile, newKinds } from "./new-file.ts";
import { listPages } from "./pages/list-pages.ts";
import { publishedOn } from "./pages/publish.ts";

const data = dataWith({});
const before = publishedOn(data, today);

describe.each(newKinds)("a new %s", (kind) => {
  test.each([
    "A Plain New Title",
    'Signs: "quotes", {{braces}} off & #1',
    "Übergrößen für Café-Gäste",
  ])("with the title %s is content in order, and on no site", (title) => {
    const { path, text } = newFile(kind, title.replace("{{braces}}", "{braces}"), data, today);
    const after = dataWith({ [path]: text }, { today });
    const now = publishedOn(after, today);
    expect(now.posts).toHaveLength(before.posts.length);
    expect(now.services).toHaveLength(before.services.length);
    expect(now.plainPages).toHaveLength(before.plainPages.length);
    expect(listPages(after).length).toBe(listPages(data).length + 1);
    expect(listPages(now)).toEqual(listPages(before));
  });
});

test("two new posts, one after the other, are content in order", () => {
  const first = newFile("post", "One of Two Drafts", data, today);
  const after = dataWith({ [first.path]: first.text });
  const second = newFile("post", "Two of Two Drafts", after, today);
  expect(problemsWith({ [first.path]: first.text, [second.path]: second.text })).toEqual([]);
});
