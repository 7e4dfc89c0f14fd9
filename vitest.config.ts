import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,bench,components,content,hosting}/**/*.test.{ts,tsx}"] },
});
