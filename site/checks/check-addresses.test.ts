import { expect, test } from "vitest";
import {
  type Change,
  fixtureFiles,
  fixturePost,
  problemsWith,
} from "../../e2e/fixture/load-fixture.ts";

const renamed = (from: string, to: string) => ({ [from]: undefined, [to]: fixtureFiles[from] });
const page = "pages/how-we-answer.yaml";

test.each<[name: string, changes: Record<string, Change>, message: string]>([
  ["a page named sharing.yaml", renamed(page, "pages/sharing.yaml"), "/sharing is reserved"],
  [
    "a page named contact.yaml",
    renamed(page, "pages/contact.yaml"),
    'content/pages/contact.yaml:1 "/contact" is the address of content/routes/contact.yaml',
  ],
  ["a post named 404.md", renamed(fixturePost, "blog/404.md"), "/404 is reserved"],
  [
    "a redirect from a folder of the host",
    { "redirects.yaml": "redirects:\n  - from: /cdn-cgi/trace\n    to: /contact\n" },
    "redirects.1.from: /cdn-cgi/trace is reserved",
  ],
])("%s is refused", (_, changes, message) => {
  expect(problemsWith(changes)).toContainEqual(expect.stringContaining(message));
});
