import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,bench,components,content,editor,hosting}/**/*.test.{ts,tsx}"] },
});
