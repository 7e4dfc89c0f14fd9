import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,components,content,editor,hosting,scripts}/**/*.test.{ts,tsx}"] },
});
