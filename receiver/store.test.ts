import { afterAll, beforeAll, expect, test } from "vitest";
import { getPlatformProxy } from "wrangler";
import { type Database, store } from "./store.ts";

/** Cloudflare's database, of which the answers of a batch say how many rows it has read. */
type Batch = { prepare(sql: string): unknown; batch(all: unknown[]): Promise<{ meta: Meta }[]> };
type Meta = { changes: number; rows_read: number; rows_written: number };

let platform: Awaited<ReturnType<typeof getPlatformProxy<{ DB: Batch }>>>;
let database: Database;
let rowsRead = 0;

beforeAll(async () => {
  // No request for this machine's location, and no file of the database.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  platform = await getPlatformProxy({ persist: false });
  const { DB } = platform.env;
  database = {
    prepare: (sql) => DB.prepare(sql) as ReturnType<Database["prepare"]>,
    async batch(statements) {
      const answers = await DB.batch(statements);
      for (const { meta } of answers) rowsRead += meta.rows_read;
      return answers;
    },
  };
});
afterAll(() => platform.dispose());

const message = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phone: "12015550123",
  subject: "Flyers",
  message: "Hello.",
  sendNewsLetter: false,
};

/** Stores a message. @returns the outcome, and whether it read few rows */
async function cost(payload: typeof message, sender: string) {
  rowsRead = 0;
  const outcome = await store(database, payload, sender);
  return [outcome, rowsRead < 300 || rowsRead];
}

test("a message costs no more with 20,000 stored, whatever becomes of it", async () => {
  expect(await cost(message, "192.0.2.1")).toEqual(["new", true]);
  const fill = `WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 20000)
    INSERT INTO messages (received, firstName, lastName, email, phone, subject, message, sendNewsLetter)
    SELECT ?1, 'A', 'P', 'a@example.com', '12015550123', 'Flyers', 'Hello ' || n, 0 FROM many`;
  const filled = (received: string) => [database.prepare(fill).bind(received)];
  await database.batch(filled("2026-01-01T00:00:00.000Z"));
  expect(await cost({ ...message, subject: "Coupons" }, "192.0.2.1")).toEqual(["new", true]);
  expect(await cost({ ...message, subject: "Coupons" }, "192.0.2.2")).toEqual(["copy", true]);
  for (let sent = 0; sent < 48; sent++)
    await store(database, { ...message, subject: `Flyer ${sent}` }, "192.0.2.1");
  expect(await cost({ ...message, subject: "One more" }, "192.0.2.1")).toEqual([
    "share used",
    true,
  ]);
  expect(await cost({ ...message, subject: "One more" }, "192.0.2.2")).toEqual(["new", true]);
  await database.batch(filled(new Date().toISOString()));
  expect(await cost({ ...message, subject: "Too many" }, "192.0.2.2")).toEqual(["full", true]);
});
