import { defineConfig } from "vitest/config";
import { fixtureDay } from "./fixture/fixture-day.ts";

export default defineConfig({
  test: {
    projects: [
      // Rules, each beside its file.
      {
        test: {
          name: "unit",
          include: [
            "{app,compiler,components,content,editor,export,next-private,receiver,scripts}/**/*.test.{ts,tsx}",
          ],
          env: { SITE_DATE: fixtureDay },
        },
      },
      // The HTML of the last builds.
      { test: { name: "html", include: ["e2e/html/*.test.ts"] } },
    ],
  },
});
