import { expect, test } from "vitest";
import { type Change, fixtureFiles, problemsWith, swap } from "../../e2e/fixture/load-fixture.ts";
import { statuses } from "../schema/service.ts";

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

test.each([0, 1, 2])("each service in each status is in order (%i)", (first) => {
  const services = Object.keys(fixtureFiles).filter((path) => path.startsWith("services/"));
  const changes = services.flatMap((path, index) => {
    const line = `status: ${statuses[(first + index) % statuses.length]}`;
    return fixtureFiles[path]?.includes(line) ? [] : [[path, swap(/^status: .*/m, line)] as const];
  });
  expect(problemsWith(Object.fromEntries(changes))).toEqual([]);
});
