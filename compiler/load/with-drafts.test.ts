import { expect, test } from "vitest";
import { fixtureFiles as files, fixturePost as post } from "../../fixture/load-fixture.ts";
import { loadContent } from "../load-content.ts";
import { withDrafts } from "./with-drafts.ts";

const load = (texts: Record<string, string>) => loadContent(texts);
const titleWith = (draft: object) => {
  const { data } = withDrafts({ ...files }, { [post]: JSON.stringify(draft) }, load);
  return data.posts.find(({ file }) => file === `content/${post}`)?.title;
};

test("the preview shows a draft that is in order, and else the saved words", () => {
  const text = (title: string) => files[post]?.replace(/^title: .*$/m, `title: ${title}`);
  const saved = titleWith({});
  expect(titleWith({ text: text("A Title That Is Not Saved") })).toBe("A Title That Is Not Saved");
  expect(titleWith({ text: text("Short") })).toBe(saved);
});
