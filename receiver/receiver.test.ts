import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parse } from "yaml";
import siteText from "../e2e/fixture/content/site.yaml?raw";
import { fullForToday } from "../site/message.ts";
import { type Database, mostADay, shareOfDay } from "./store.ts";
import worker from "./worker.ts";

vi.mock("../content/site.yaml?raw", () => import("../e2e/fixture/content/site.yaml?raw"));

const origin = "https://www.example.com";
const message = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "12015550123",
  subject: "Flyers",
  message: "Hello.\nTwo lines.",
  sendNewsLetter: true,
};

/** D1's few methods on Node's own SQLite; the first `failures` batches fail. */
function fakeDatabase(sqlite: DatabaseSync): Database {
  const prepare = (sql: string, values: SQLInputValue[] = []) => ({
    bind: (...bound: SQLInputValue[]) => prepare(sql, bound),
    run: () => ({ meta: { changes: Number(sqlite.prepare(sql).run(...values).changes) } }),
  });
  const batch = async (all: object[]) => {
    const answers = (all as ReturnType<typeof prepare>[]).map((statement) => statement.run());
    if (failures-- > 0) throw new Error("Network connection lost");
    return answers;
  };
  return { prepare, batch };
}

let sqlite: DatabaseSync;
let left: number;
let failures: number;
let mails: Record<string, string>[];
let send: (mail: Record<string, string>) => Promise<unknown>;

beforeEach(() => {
  sqlite = new DatabaseSync(":memory:");
  left = 2 * mostADay;
  failures = 0;
  mails = [];
  send = async (mail) => mails.push(mail);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-22T12:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const environment = () => ({
  ASSETS: { fetch: () => Promise.reject(new Error("asked for a file")) },
  DB: fakeDatabase(sqlite),
  LIMITER: {
    limit: async () => ({ success: left-- > 0 }),
  },
  EMAIL: { send: (mail: Record<string, string>) => send(mail) },
  MAIL_FROM: "messages@forms.example.com",
  MAIL_TO: "office@example.com",
});

/** Posts a body; waits for all that the Worker does after its answer. */
async function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`${origin}/contactus`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const work: Promise<unknown>[] = [];
  const response = await worker.fetch(request, environment(), { waitUntil: (w) => work.push(w) });
  await Promise.all(work);
  return response;
}

/** Posts fields as a form does without scripts. */
function postForm(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  return post(String(new URLSearchParams(fields)), { ...type, ...headers });
}

const form = {
  firstName: " Ada ",
  lastName: "Park",
  email: "ada@example.com",
  phoneNumberCountry: "US",
  phoneNumber: "201 555 0123",
  subject: "Flyers & \u00dcbersee",
  message: "Hello.\r\nTwo lines.",
};

function stored(): unknown[] {
  const [found] = sqlite.prepare("SELECT name FROM sqlite_master WHERE name = 'messages'").all();
  return found ? sqlite.prepare("SELECT * FROM messages ORDER BY id").all() : [];
}

test("a message is stored with its time, trimmed, without what does not belong to it", async () => {
  const response = await post({ ...message, firstName: " Ada ", id: 7, received: "never" });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ received: true });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const received = "2026-11-22T12:00:00.000Z";
  expect(stored()).toEqual([{ ...message, id: 1, received, sendNewsLetter: 1 }]);
});

const big = { ...message, message: "x".repeat(64 * 1024) };
test.each([
  ["from another site", 403, message, { Origin: "https://www.example.org" }],
  ["from the same site by http", 403, message, { Origin: origin.replace("https", "http") }],
  ["of a page without an origin", 403, message, { Origin: "null", "Sec-Fetch-Site": "cross-site" }],
  ["that is no JSON", 400, "{", {}],
  ["that is nothing", 400, "null", {}],
  ["with more than 64 KB", 413, big, {}],
  ["that is a list", 422, [message], {}],
  ["without its subject", 422, { ...message, subject: undefined }, {}],
  ["of spaces", 422, { ...message, message: " \n" }, {}],
  ["whose phone number is no text", 422, { ...message, phone: 12_015_550_123 }, {}],
  ["with nine digits", 422, { ...message, phone: "120155501" }, {}],
])("a message %s is refused by %i", async (_, status, body, headers) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ error: expect.any(String) });
  expect(stored()).toEqual([]);
});

test("a form's message is stored as typed, and the page says so", async () => {
  const response = await postForm(form);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/contact#sent");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const subject = "Flyers & \u00dcbersee";
  expect(stored()).toMatchObject([{ ...message, subject, sendNewsLetter: 0 }]);
  await postForm({ ...form, phoneNumber: "+1 (201) 555-0123", sendNewsLetter: "on" });
  expect(stored()[1]).toMatchObject({ ...message, subject, sendNewsLetter: 1 });
});

test("a form's longest message in the widest letters passes, each line end as one character", async () => {
  const lines = `${"\u8a9e".repeat(99)}\r\n`.repeat(100);
  const wide = "\u8a9e".repeat(100);
  const names = { firstName: wide, lastName: wide, subject: wide.repeat(2) };
  const response = await postForm({ ...form, ...names, message: `${lines.slice(0, -2)}.` });
  expect(response.headers.get("Location")).toBe("/contact#sent");
});

const text = { "Content-Type": "text/plain" };
test.each([
  ["without its subject", "not-sent", { subject: "" }, {}],
  ["with nine digits", "not-sent", { phoneNumber: "201 555 012" }, {}],
  ["with ten digits of no country", "not-sent", { phoneNumberCountry: "FR" }, {}],
  ["from another site", "not-sent-refused", {}, { Origin: "https://www.example.org" }],
  ["of a hidden origin", "not-sent-refused", {}, { Origin: "null" }],
  ["that is plain text", "not-sent-refused", {}, text],
  ["with more than 64 KB", "not-sent-refused", { message: "x".repeat(64 * 1024) }, {}],
  ["with more fields than a form", "not-sent-refused", { other: "\0".repeat(64 * 1024) }, {}],
])("a form %s is not stored, and the page says so: #%s", async (_, part, change, headers) => {
  const response = await postForm({ ...form, ...change }, headers);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe(`/contact#${part}`);
  expect(stored()).toEqual([]);
});

test("a form that comes too often is not stored, and the page says so", async () => {
  left = 0;
  expect((await postForm(form)).headers.get("Location")).toBe("/contact#not-sent-tooMany");
  expect(stored()).toEqual([]);
});

test("a form of the site's own page is taken where the browser hides its origin", async () => {
  const hidden = { Origin: "null", "Sec-Fetch-Site": "same-origin" };
  expect((await postForm(form, hidden)).headers.get("Location")).toBe("/contact#sent");
  const removed = { ...hidden, Origin: "" };
  expect((await post({ ...message, subject: "Coupons" }, removed)).status).toBe(200);
  expect(stored()).toHaveLength(2);
});

test("the longest message in the widest letters passes", async () => {
  const longest = { ...message, message: "語".repeat(10_000), subject: "語".repeat(200) };
  expect((await post(longest)).status).toBe(200);
});

test("an address that has sent too much is told when to try again", async () => {
  left = 1;
  expect((await post(message)).status).toBe(200);
  const response = await post({ ...message, subject: "Coupons" });
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(stored()).toHaveLength(1);
});

test("one sender has a share of the day, IPv6 addresses of one subscriber together", async () => {
  const from = (address: string) => ({ "CF-Connecting-IP": address });
  const number = (index: number) => ({ ...message, subject: `Flyer ${index}` });
  for (let sent = 0; sent < shareOfDay; sent++)
    expect((await post(number(sent), from(`2001:db8:7:1::${sent}`))).status).toBe(200);
  const refused = await post(number(shareOfDay), from("2001:db8:7:1::f"));
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ error: fullForToday });
  expect((await post(number(3), from("2001:db8:7:1::f"))).status, "a copy").toBe(200);
  expect((await post(number(shareOfDay), from("192.0.2.1"))).status).toBe(200);

  vi.advanceTimersByTime(24 * 60 * 60_000);
  await worker.scheduled(undefined, environment());
  expect((await post(number(shareOfDay + 1), from("2001:db8:7:1::f"))).status).toBe(200);
});

test("all senders together have a ceiling a day; what is stored stays", async () => {
  for (let sent = 0; sent < mostADay; sent++)
    await post(
      { ...message, subject: `Flyer ${sent}` },
      { "CF-Connecting-IP": `192.0.2.${sent % 256}` },
    );
  const refused = await post({ ...message, subject: "One more" });
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ error: fullForToday });
  expect(stored()).toHaveLength(mostADay);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  expect((await post(message)).status).toBe(200);
});

test("a second copy within ten minutes is stored and mailed once", async () => {
  await post(message);
  vi.advanceTimersByTime(9 * 60_000);
  expect((await post(message)).status).toBe(200);
  expect(stored()).toHaveLength(1);
  expect(mails).toHaveLength(1);
  await post({ ...message, sendNewsLetter: false });
  expect(stored()).toHaveLength(2);
  vi.advanceTimersByTime(2 * 60_000);
  await post(message);
  expect(stored()).toHaveLength(3);
});

test("a message is mailed to the address of the settings, with the visitor's address to reply to", async () => {
  await post({ ...message, subject: "Flyers\r\nBcc: all@example.com" });
  const text = "Hello.\nTwo lines.\n\nAda Park\nada@example.com\n12015550123\nNewsletter, please\n";
  expect(mails).toEqual([
    {
      from: "messages@forms.example.com",
      to: "office@example.com",
      replyTo: "ada@example.com",
      subject: "Flyers Bcc: all@example.com",
      text,
    },
  ]);
});

test.each([
  ["a page of the site", `${origin}/garden-centers?x=1`, ["/garden-centers"]],
  ["another site", "https://www.example.org/garden-centers", []],
  ["nowhere", "", []],
])("a message that comes from %s says so", async (_, referrer, pages) => {
  await postForm(form, { Referer: referrer });
  // A copy keeps the page of the first.
  await postForm(form, { Referer: `${origin}/contact` });
  const rows = sqlite.prepare("SELECT page FROM messages JOIN pages USING (id)").all();
  expect(rows.map(({ page }) => page)).toEqual(pages);
  expect(mails.map(({ text }) => text?.includes("Written on /garden-centers"))).toEqual([
    pages.length > 0,
  ]);
});

test("an e-mail that fails loses no message", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  send = () => Promise.reject(new Error("no such domain"));
  expect((await post(message)).status).toBe(200);
  expect(stored()).toHaveLength(1);
  expect(report).toHaveBeenCalledOnce();
});

test.each([1, 2])(
  "a database that fails %i times stores and mails a message once",
  async (times) => {
    failures = times;
    expect((await post(message)).status).toBe(200);
    expect(stored()).toHaveLength(1);
    expect(mails).toHaveLength(1);
  },
);

test("a limiter that fails loses no message", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const LIMITER = { limit: () => Promise.reject(new Error("no such binding")) };
  const request = new Request(`${origin}/contactus`, {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/json" },
    body: JSON.stringify(message),
  });
  const context = { waitUntil: () => undefined };
  const { status } = await worker.fetch(request, { ...environment(), LIMITER }, context);
  expect(status).toBe(200);
  expect(stored()).toHaveLength(1);
  expect(report).toHaveBeenCalledOnce();
});

test.each([
  ["GET", 303, "Location", "/contact"],
  ["PUT", 405, "Allow", "GET, HEAD, POST"],
])("%s is answered by %i", async (method, status, name, value) => {
  const request = new Request(`${origin}/contactus`, { method });
  const response = await worker.fetch(request, environment(), { waitUntil: () => undefined });
  expect(response.status).toBe(status);
  expect(response.headers.get(name)).toBe(value);
});

test("a database that fails is the receiver's fault", async () => {
  const report = vi.spyOn(console, "error").mockImplementation(() => undefined);
  sqlite.close();
  expect((await post(message)).status).toBe(500);
  expect(mails).toEqual([]);
  expect(report).toHaveBeenCalledOnce();
});

test("each day deletes what is older than the site keeps", async () => {
  await worker.scheduled(undefined, environment());
  const Referer = `${origin}/contact`;
  await post(message, { Referer });
  vi.advanceTimersByTime(parse(siteText).keepMessages * 86_400_000);
  await post({ ...message, subject: "Coupons" }, { Referer });
  await worker.scheduled(undefined, environment());
  expect(stored()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  await worker.scheduled(undefined, environment());
  expect(stored()).toEqual([expect.objectContaining({ subject: "Coupons" })]);
  expect(sqlite.prepare("SELECT id FROM pages").all()).toHaveLength(1);
});

test("after the owner has dropped the messages, new ones are stored, without the pages of old ones", async () => {
  await post(message, { Referer: `${origin}/contact` });
  await post({ ...message, subject: "Coupons" }, { Referer: `${origin}/contact` });
  sqlite.exec("DROP TABLE messages");
  expect((await post(message)).status).toBe(200);
  expect(stored()).toMatchObject([{ id: 1 }]);
  expect(sqlite.prepare("SELECT page FROM pages").all()).toEqual([]);
});
