import { expect, type Page } from "playwright/test";
import { fullForToday } from "../../site/message.ts";
import { answerWith, type ContactApi, test } from "../support/contact-api.ts";
import {
  alertPopup,
  failed,
  field,
  fillIn,
  form,
  openContact,
  problems,
  send,
  sent,
  statusPopup,
  summary,
  typed,
} from "../support/contact-form.ts";
import { content } from "../support/site.ts";

const full = JSON.stringify({ error: fullForToday });
const redirect: ContactApi["answer"] = (route) =>
  route.fulfill({ status: 302, headers: { Location: "/contact" } });

/** What may be wrong with the endpoint, and what the visitor is told. */
const answers: [name: string, keyof typeof problems, ContactApi["answer"], report?: string][] = [
  ["a dropped connection", "offline", (route) => route.abort()],
  ["a message that is too large", "refused", answerWith(413), "Server Error: 413"],
  ["fields that are not right", "refused", answerWith(422, '{"error":"no"}'), "Server Error: 422"],
  ["too many messages", "tooMany", answerWith(429), "Server Error: 429"],
  ["a day that is full", "full", answerWith(503, full), "Server Error: 503"],
  ["a server that is down", "server", answerWith(503), "Server Error: 503"],
  ["another refusal", "server", answerWith(400, '{"error":"no"}'), "Server Error: 400"],
  ["a redirect, also to a page that answers", "server", redirect, "Server Error: 0"],
];

test("what went wrong is said, and reported, until the message is sent", async ({
  page,
  context,
  api,
}) => {
  const reports: string[] = [];
  page.on("console", (message) => message.type() === "error" && reports.push(message.text()));
  await page.clock.install({ time: 0 });
  await openContact(page);
  await page.clock.pauseAt(60_000);
  await fillIn(page);
  for (const [name, problem, answer, report = ""] of answers)
    await test.step(name, async () => {
      api.answer = answer;
      reports.length = 0;
      await send(page);
      await expectFailure(page, problems[problem]);
      expect(reports.join("\n")).toContain(report);
    });

  await test.step("a mistake takes the place of the failure", async () => {
    const email = form(page).getByRole("link", { name: content.site.email });
    await expect(email).toHaveAttribute("href", `mailto:${content.site.email}`);
    await field(page, "Subject").fill("");
    await send(page);
    await expect(summary(page).getByRole("link")).toHaveCount(1);
    await expect(email).toHaveCount(0);
    await field(page, "Subject").fill("Flyers");
  });

  await test.step("an answer that does not come within 15 seconds", async () => {
    const { length } = api.messages();
    api.answer = () => undefined;
    await send(page);
    await expect.poll(() => api.messages()).toHaveLength(length + 1);
    await page.clock.runFor(14_999);
    await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    await page.clock.runFor(1);
    await expectFailure(page, problems.late);
  });

  await test.step("no connection, and then one", async () => {
    const { length } = api.messages();
    await context.setOffline(true);
    api.answer = (route) => route.abort("internetdisconnected");
    await send(page);
    await expectFailure(page, problems.offline);
    await context.setOffline(false);
    api.answer = answerWith(200, "{}");
    await send(page);
    await expect(statusPopup(page)).toContainText(sent);
    expect(api.messages()).toHaveLength(length + 2);
  });
});

/** Typed fields are as they were, and the popup and then the line say what happened. */
async function expectFailure(page: Page, problem: string): Promise<void> {
  await expect(alertPopup(page)).toContainText(failed);
  await expect(alertPopup(page)).toContainText(problem);
  await expect(statusPopup(page)).toBeEmpty();
  for (const label of ["First name", "Message"] as const)
    await expect(field(page, label)).toHaveValue(typed[label]);
  await alertPopup(page).getByRole("button", { name: "Close" }).click();
  await expect(form(page).getByText(problem)).toBeVisible();
}
