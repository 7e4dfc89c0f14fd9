import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("without settings, the site is that of the USA", () => {
  expect(readSettings({ SITE_REGION: "" })).toMatchObject({ region: "us", contactUrl: undefined });
});

test("SITE_DATE gives a build its day", () => {
  expect(readSettings({ SITE_DATE: "2026-12-24" }).today).toBe("2026-12-24");
  expect(() => readSettings({ SITE_DATE: "tomorrow" })).toThrow(
    'environment variable SITE_DATE="tomorrow": must be a day written year-month-day',
  );
});

test("a malformed setting names itself, its value and what is allowed", () => {
  expect(() => readSettings({ SITE_REGION: "uk" })).toThrow(
    'environment variable SITE_REGION="uk": allowed are "us" and "ca"',
  );
  expect(() => readSettings({ NEXT_PUBLIC_CONTACT_URL: "api" })).toThrow(
    'environment variable NEXT_PUBLIC_CONTACT_URL="api": must be a full address',
  );
});
