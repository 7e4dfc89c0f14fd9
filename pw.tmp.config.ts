import base from "./playwright.config.ts";
export default { ...base, webServer: undefined, retries: 0, projects: [{ name: "editor", testDir: "e2e/editor", fullyParallel: false, workers: 1 }], reporter: [["line"]], outputDir: "/tmp/forms/results" };
