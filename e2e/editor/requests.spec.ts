import { expect, test } from "playwright/test";
import { differences } from "../html/hosts/ask.ts";
import { port } from "./preview-server.ts";

test("the preview answers every request of the table as the hosts do", async () => {
  test.setTimeout(600_000);
  // One at a time: now and then, Next answers 500 while it compiles two routes at once.
  expect(await differences("dev", port, 1)).toEqual([]);
});
