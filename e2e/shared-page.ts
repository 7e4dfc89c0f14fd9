import { test as base, type Page } from "playwright/test";

/**
 * For tests that only read pages: they share one tab, since a new one for each of them takes
 * longer than the reading.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
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
