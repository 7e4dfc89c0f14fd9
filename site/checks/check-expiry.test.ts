import { afterEach, expect, test, vi } from "vitest";
import { loadAllFromDisk } from "../load-content.ts";
import { expiryProblems } from "./check-expiry.ts";
import { siteProblems } from "./check-site.ts";

vi.stubEnv("CONTENT_ROOT", "e2e/fixture");
const content = loadAllFromDisk();
afterEach(() => void vi.stubEnv("SITE_DATE", "2026-11-22"));

const ending = (expires: string) => ({
  ...content,
  data: {
    ...content.data,
    site: { ...content.data.site, security: { contact: "mailto:ann@example.com", expires } },
  },
});

test.each([
  ["2027-04-02", "2027-04-01", "is past"],
  ["2027-04-01", "2027-04-01", "is 0 days ahead"],
  ["2027-03-31", "2027-04-01", "is 1 day ahead"],
  ["2027-03-03", "2027-04-01", "is 29 days ahead"],
])("on %s no build passes with a security.txt that ends on %s", async (today, expires, words) => {
  vi.stubEnv("SITE_DATE", today);
  expect(await siteProblems(ending(expires))).toEqual([
    {
      file: "content/site.yaml",
      line: 33,
      field: "security.expires",
      message: expect.stringContaining(words),
    },
  ]);
});

test("thirty days before, a build passes; the launch check may ask for more", async () => {
  vi.stubEnv("SITE_DATE", "2027-03-02");
  const { data } = ending("2027-04-01");
  expect(await siteProblems({ data, problems: [], notes: [] })).toEqual([]);
  expect(expiryProblems(data.site, "2027-03-02", 60)).toHaveLength(1);
});
