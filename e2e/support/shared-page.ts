import { test as base, type Page } from "playwright/test";

/**
 * A test that only reads a page, in a tab that such tests share, since opening one takes longer than
 * the reading. The tab runs no scripts: the tests read the HTML as crawlers do.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage({
        baseURL: project.use.baseURL,
        javaScriptEnabled: false,
      });
      // The HTML is all that they read: pictures need not come.
      const goto = page.goto.bind(page);
      page.goto = (url, options) => goto(url, { waitUntil: "domcontentloaded", ...options });
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
