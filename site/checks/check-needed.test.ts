import { expect, test } from "vitest";
import { type Change, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";

const dtransfer = "services/dtransfer.yaml";
const needed = `content/${dtransfer}:1 must be there, with a page and no draft`;

test.each<[file: string, change: Change, message: string]>([
  [dtransfer, undefined, needed],
  [dtransfer, swap(/^status/m, "draft: true\nstatus"), needed],
  [dtransfer, swap(/^page:[\s\S]*/m, ""), needed],
  [
    "services/push-radius.yaml",
    swap(/^ {2}metadata:\n(?: {4}.*\n)+/m, ""),
    "page.metadata: is missing",
  ],
])("%s without what the code shows of it is refused", (file, change, message) => {
  expect(problemsWith({ [file]: change })).toContainEqual(expect.stringContaining(message));
});

test("a status that takes parts from a page is in order", () => {
  const coming = swap("status: available", "status: coming-soon");
  expect(problemsWith({ "services/digital-flyers.yaml": coming })).toEqual([]);
});
