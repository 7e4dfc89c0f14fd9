import { expect, test } from "vitest";
import { readSettings } from "./settings.ts";

test("without settings, the site is that of the USA", () => {
  expect(readSettings({ SITE_REGION: "" })).toMatchObject({ region: "us", contactUrl: undefined });
});

test.each([
  ["2026-12-01T05:59:59Z", "2026-11-30"],
  ["2026-12-01T06:00:00Z", "2026-12-01"],
  ["2026-07-01T05:59:59Z", "2026-06-30"],
  ["2027-01-15T06:30:00Z", "2027-01-15"],
])("at %s the day of the site is %s", (now, today) => {
  expect(readSettings({}, new Date(now)).today).toBe(today);
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
