import { expect, test } from "vitest";
import { buildId } from "./build-id.ts";

const us = { region: "us", contentRoot: "." };

test("the same sources and settings give the same name, and a usable one", () => {
  expect(buildId(us)).toBe(buildId(us));
  expect(buildId(us)).toMatch(/^[0-9a-f]{20}$/);
});

test("another setting gives another name", () => {
  const canada = { ...us, region: "ca" };
  expect(buildId(canada)).not.toBe(buildId(us));
});

test("other content gives another name", () => {
  expect(buildId({ ...us, contentRoot: "e2e/fixture" })).not.toBe(buildId(us));
});
