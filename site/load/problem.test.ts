import { expect, test, vi } from "vitest";
import { problemLines } from "./problem.ts";

const missing = { file: "content/pages/tea.yaml", line: 1, field: "", message: "is missing" };

test("a problem names its file below the folder that CONTENT_ROOT names", () => {
  vi.stubEnv("CONTENT_ROOT", undefined);
  expect(problemLines([missing])).toBe(
    "content/pages/tea.yaml:1 is missing\n\n1 problem in the content.",
  );
  vi.stubEnv("CONTENT_ROOT", "e2e/fixture");
  expect(problemLines([missing, { ...missing, line: 2, field: "a.b" }])).toBe(
    "e2e/fixture/content/pages/tea.yaml:1 is missing\ne2e/fixture/content/pages/tea.yaml:2 a.b: is missing\n\n2 problems in the content.",
  );
});
