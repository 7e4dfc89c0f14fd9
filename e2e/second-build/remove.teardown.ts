import { rmSync } from "node:fs";
import { test } from "playwright/test";
import { project } from "./second-build.ts";

test("remove the second build", () => {
  rmSync(project, { recursive: true, force: true });
});
