import { chromium, type Page } from "playwright";
import sharp from "sharp";
import { findChromium } from "../../e2e/support/chromium.ts";
import { startNextDev } from "../../e2e/support/next-dev.ts";
import { copyProject } from "../../e2e/support/project-copy.ts";

/** `npm run screenshots`: takes the pictures of `content/README.md` in a copy of the project. */
const copy = copyProject();
const { port, stop } = await startNextDev(copy.folder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(120_000);
  for (const [name, prepare] of Object.entries(pictures())) {
    await prepare(page);
    const taken = await page.screenshot();
    await sharp(taken).png({ palette: true, colours: 32 }).toFile(`docs/${name}.png`);
  }
} finally {
  await browser.close();
  stop();
  copy.remove();
}

function pictures(): Record<string, (page: Page) => Promise<unknown>> {
  const at = (path: string) => `http://localhost:${port}${path}`;
  return {
    "editor-list": (page) => page.goto(at("/edit")),
    "preview-panel": async (page) => {
      await page.goto(at("/services/push-notifications"));
      await page.locator("#preview-panel").getByText("Preview").click();
    },
    // Last: a problem is saved, and pages say so until it is mended.
    "editor-problem": async (page) => {
      await page.goto(at("/edit/pages/shoppers"));
      await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("textbox", { name: "Description" }).first().fill("Too short");
      await page.locator(".bar .problem").first().waitFor();
    },
  };
}
