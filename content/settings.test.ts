import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("without settings, the site is that of the USA", () => {
  expect(readSettings({ SITE_REGION: "" })).toEqual({ region: "us", contactUrl: undefined });
});

test("a malformed setting names itself, its value and what is allowed", () => {
  expect(() => readSettings({ SITE_REGION: "uk" })).toThrow(
    'environment variable SITE_REGION="uk": allowed are "us" and "ca"',
  );
  expect(() => readSettings({ NEXT_PUBLIC_CONTACT_URL: "api" })).toThrow(
    'environment variable NEXT_PUBLIC_CONTACT_URL="api": must be a full address',
  );
});
