import { test as base, type Page } from "playwright/test";

/**
 * For tests that only read pages: they share one tab, since a new one for each of them takes
 * longer than the reading. It runs no scripts: what they read is for those who run none.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        javaScriptEnabled: false,
      });
      await use(page);
      await page.close();
    },
    { scope: "worker" },
  ],
  page: async ({ tab }, use) => {
    await use(tab);
    tab.removeAllListeners();
  },
});
