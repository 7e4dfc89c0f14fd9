import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import {
  alertPopup,
  fillIn,
  open,
  send,
  statusPopup,
  type typed,
} from "../support/contact-form.ts";
import { withLocalServer } from "../support/local-server.ts";

/** The site itself, with its own receiver and a database of this test's alone. */
let state: string;
test.beforeEach(() => {
  state = mkdtempSync(join(tmpdir(), "messages-"));
});
test.afterEach(() => rmSync(state, { recursive: true, force: true, maxRetries: 10 }));

function messages(...options: string[]): string {
  const env = { ...process.env, STATE_FOLDER: state };
  return execFileSync(process.execPath, ["scripts/messages.ts", ...options], { env }).toString();
}

const sent = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "12015550123",
  subject: "Flyers",
  message: "Hello.\nTwo lines.",
  sendNewsLetter: false,
};

test("what visitors send is what the owner reads, and deletes", async ({ browser }) => {
  test.setTimeout(120_000);
  await withLocalServer(
    async (origin) => {
      const page = await browser.newPage({ baseURL: origin });
      const write = async (change: Partial<typeof typed> = {}) => {
        await open(page);
        await fillIn(page, change);
        await send(page);
        await expect(statusPopup(page)).toContainText("Message Sent Successfully. Thank you!");
        await expect(alertPopup(page)).toBeEmpty();
      };
      await write();
      await write();
      await write({ "First name": "מרים", "Last name": "כהן", Message: "🎉 שלום" });
      await write({ Subject: "Coupons" });
      await page.close();

      const received = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      const right = { firstName: "מרים", lastName: "כהן", message: "🎉 שלום" };
      expect(JSON.parse(messages("--json"))).toEqual([
        { ...sent, subject: "Coupons", id: 3, received },
        { ...sent, ...right, id: 2, received },
        { ...sent, id: 1, received },
      ]);

      messages("--delete", "1");
      const table = messages();
      expect(table.indexOf("#3")).toBeGreaterThan(0);
      expect(table.indexOf("#2")).toBeGreaterThan(table.indexOf("#3"));
      expect(table).not.toContain("#1");
      expect(messages("2")).toContain("message: 🎉 שלום\n");
    },
    "",
    state,
  );
});
