import type { Page } from "playwright/test";

/** Errors that a visitor's console would show, and whatever the policy stopped. */
export async function troublesOf(page: Page): Promise<string[]> {
  const troubles: string[] = [];
  page.on("console", (message) => message.type() === "error" && troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(error.message));
  await page.exposeFunction("reportViolation", (text: string) => troubles.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      Reflect.get(
        window,
        "reportViolation",
      )(`policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return troubles;
}
