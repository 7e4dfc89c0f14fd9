import type { Page } from "playwright/test";

/** Errors about the content security policy or Trusted Types. */
export const ofPolicy = (errors: string[]) => errors.filter((text) => /policy|trusted/i.test(text));

/** Collects the errors in the page's console and the violations of its policy, from now on. */
export async function collectPageErrors(page: Page): Promise<string[]> {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  await page.exposeFunction("reportViolation", (text: string) => errors.push(text));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", (event) => {
      Reflect.get(
        window,
        "reportViolation",
      )(`policy: ${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return errors;
}
