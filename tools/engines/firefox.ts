import puppeteer from "puppeteer-core";
import type { Driver } from "./driver.ts";
import { until } from "./page.ts";

/**
 * Starts Debian's Firefox over WebDriver BiDi, with a window, since without one it says that
 * nothing can hover.
 * @param display the X server's name, ":1"
 */
export async function startFirefox(display: string): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: false,
    env: { ...process.env, DISPLAY: display },
  });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  let errors: string[] = [];
  let mouse = { x: 0, y: 0 };
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const run: Driver["run"] = (script, ...args) =>
    page.evaluate(script as (...args: unknown[]) => unknown, ...args) as Promise<never>;
  return {
    name: `Firefox ${(await browser.version()).split("/")[1]}`,
    async open(address) {
      errors = [];
      await page.goto(address);
      // Before it is parsed and painted, nothing in it has a place where the mouse could be.
      await until(
        { run },
        (address) =>
          location.href === address &&
          document.readyState === "complete" &&
          performance.getEntriesByType("paint").length > 0,
        new URL(address).href,
      );
    },
    errors: async () => errors,
    run,
    async move(x, y) {
      mouse = { x, y };
      await page.mouse.move(x, y);
    },
    press: () => page.mouse.click(mouse.x, mouse.y),
    async keys(...names) {
      for (const name of names) await page.keyboard.press(name as "Enter");
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    print: () => page.pdf({ printBackground: true }),
    close: () => browser.close(),
  };
}
