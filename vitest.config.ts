import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{app,components,content,hosting}/**/*.test.{ts,tsx}"] },
});
