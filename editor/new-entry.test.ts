import { expect, onTestFinished, test, vi } from "vitest";
import { schemaOf } from "./content-files.ts";
import { fieldOf } from "./field.ts";
import { newEntry } from "./new-entry.ts";

test("a new post has the day that it is in Edmonton, where it is tomorrow in Greenwich", () => {
  vi.stubEnv("SITE_DATE", "");
  vi.useFakeTimers({ now: new Date("2026-12-02T03:00:00Z") });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  const path = "blog/a-new-post.md";
  const schema = schemaOf(path);
  if (!schema) throw new Error(`${path} has no schema`);
  expect(newEntry(path, fieldOf(schema), {}).data.date).toBe("2026-12-01");
});
