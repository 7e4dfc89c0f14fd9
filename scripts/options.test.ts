import { expect, test } from "vitest";
import { environmentWith } from "./options.ts";

const env = { SITE_REGION: "us", PATH: "/bin" } as unknown as NodeJS.ProcessEnv;

test.each([
  [[], {}],
  [["--date", "2026-12-24"], { SITE_DATE: "2026-12-24" }],
  [["--region=ca", "--port", "0"], { SITE_REGION: "ca", PORT: "0" }],
])("%j is added to the environment, which stays as it was", (args, added) => {
  expect(environmentWith(args, ["date", "region", "port"], env)).toEqual({ ...env, ...added });
});

test.each([
  [["--day", "2026-12-24"], "--day"],
  [["--port"], "--port"],
  [["--date", "2026-12-24"], "--date"],
  [["9000"], "9000"],
])("%j is refused by name", (args, name) => {
  expect(() => environmentWith(args, ["region", "port"], env)).toThrow(name);
});
