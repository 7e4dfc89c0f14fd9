import { expect, test } from "vitest";
import { buildId } from "./build-id.ts";

test("a build's name is usable, and another for other settings or other content alone", () => {
  const us = { region: "us", contentRoot: "." };
  expect(buildId(us)).toMatch(/^[0-9a-f]{20}$/);
  expect(buildId({ ...us })).toBe(buildId(us));
  const canada = { ...us, region: "ca" };
  expect(buildId(canada)).not.toBe(buildId(us));
  expect(buildId({ ...us, contentRoot: "e2e/fixture" })).not.toBe(buildId(us));
});
