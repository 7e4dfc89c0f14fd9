import { expect } from "playwright/test";
import { collectPageErrors } from "../support/collect-page-errors.ts";
import { answerWith, test } from "../support/contact-api.ts";
import { hydrated } from "../support/hydration.ts";
import { ofPolicy } from "../support/press-parts.ts";

test("messages and windows keep to the policy, and a breach would be seen", async ({
  page,
  context,
  api,
}) => {
  const errors = await collectPageErrors(page);
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  await expect(page.locator("form[data-hold]")).toHaveCount(0);
  const texts = ["Ada", "Park", "ada@example.com", "2015550123", "Flyers", "Hello."];
  const labels = ["First name", "Last name", "Email", "Phone number", "Subject", "Message"];
  for (const [index, label] of labels.entries())
    await page.getByLabel(label, { exact: true }).pressSequentially(texts[index] ?? "");
  const send = page.getByRole("button", { name: "Send Message" });
  api.answer = answerWith(500);
  await send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Unsuccessful");
  api.answer = answerWith(200, "{}");
  await send.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Successfully");
  expect(api.messages()).toHaveLength(2);

  await context.route("https://x.com/**", (route) => route.fulfill({ body: "X" }));
  await page.goto("/dtransfer/redmore");
  await hydrated(page.locator("header a").first());
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Share on X" }).click();
  await (await opened).close();
  expect(ofPolicy(errors)).toEqual([]);

  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "a { color: red }";
    document.body.append(style);
  });
  await expect.poll(() => ofPolicy(errors).join()).toContain("style-src");
});
