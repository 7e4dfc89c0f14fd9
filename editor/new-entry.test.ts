import { expect, onTestFinished, test, vi } from "vitest";
import { fixtureFiles } from "../fixture/load-fixture.ts";
import { newEntry } from "./new-entry.ts";

test("a new post is a draft of the day that it is in Edmonton, where it is tomorrow in Greenwich", () => {
  vi.stubEnv("SITE_DATE", "");
  vi.useFakeTimers({ now: new Date("2026-12-02T03:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const { data } = newEntry("blog/new.md", fixtureFiles);
  expect(data).toMatchObject({ draft: true, date: "2026-12-01", title: "" });
});
