import { defineConfig } from "vitest/config";
import { fixtureDay } from "./fixture/fixture-day.ts";

export default defineConfig({
  test: {
    include: ["{app,components,content,editor,hosting,scripts}/**/*.test.{ts,tsx}"],
    env: { SITE_DATE: fixtureDay },
  },
});
