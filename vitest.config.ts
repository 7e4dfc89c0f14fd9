import { defineConfig } from "vitest/config";
import { fixtureDay } from "./fixture/fixture-day.ts";

export default defineConfig({
  test: {
    include: [
      "{app,compiler,components,content,editor,export,next-private,scripts}/**/*.test.{ts,tsx}",
    ],
    env: { SITE_DATE: fixtureDay },
  },
});
