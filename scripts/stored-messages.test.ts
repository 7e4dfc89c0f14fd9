import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { table } from "../receiver/store.ts";
import {
  countPages,
  deleteMessage,
  everyMessage,
  listPage,
  pageSize,
  type Run,
  readMessage,
} from "./stored-messages.ts";

let sqlite: DatabaseSync;
/** The size of each answer, as JSON. */
let sizes: number[];

const run: Run = async (sql) => {
  const found = sqlite.prepare(sql).all();
  sizes.push(JSON.stringify(found).length);
  return found;
};

beforeEach(() => {
  sqlite = new DatabaseSync(":memory:");
  sqlite.exec(table);
  sizes = [];
});

/** Stores messages, each of the longest texts that the receiver takes. */
function store(count: number, text = "語".repeat(10_000)): void {
  const insert = sqlite.prepare(`INSERT INTO messages
    (received, firstName, lastName, email, phone, subject, message, sendNewsLetter)
    VALUES ('2026-11-22T12:00:00.000Z', ?, ?, ?, '12015550123', ?, ?, 1)`);
  const [name, email] = ["名".repeat(100), `${"a".repeat(242)}@example.com`];
  for (let at = 0; at < count; at++) insert.run(name, name, email, text.slice(0, 200), text);
}

test("the list has pages of the newest, and stays small whatever is sent", async () => {
  store(2 * pageSize + 1);
  expect(await countPages(run)).toBe(3);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listPage(run, page)));
  expect(pages.map((page) => page.length)).toEqual([pageSize, pageSize, 1, 0]);
  expect(pages.flat().map(({ id }) => id)).toEqual(
    Array.from({ length: 2 * pageSize + 1 }, (_, at) => 2 * pageSize + 1 - at),
  );
  expect(Math.max(...sizes)).toBeLessThan(pageSize * 1000);
});

test("only long texts are shortened, by whole characters", async () => {
  store(1, "🎉".repeat(60));
  store(1, "🎉".repeat(61));
  const [long, short] = await listPage(run, 1);
  expect(short).toMatchObject({ message: "🎉".repeat(60), sendNewsLetter: true });
  expect(long?.message).toBe(`${"🎉".repeat(59)}…`);
});

test("shortens a text after a NUL too", async () => {
  store(1, `Hello\0${"x".repeat(5000)}`);
  const [row] = await listPage(run, 1);
  expect(row?.message.length).toBeLessThanOrEqual(60);
});

test("an empty database has no pages", async () => {
  expect(await countPages(run)).toBe(0);
  expect(await listPage(run, 1)).toEqual([]);
  expect(await Array.fromAsync(everyMessage(run))).toEqual([]);
});

test("all messages are read in full, a part of them at a time", async () => {
  store(2 * pageSize);
  await run("DELETE FROM messages WHERE id = 7");
  const parts = await Array.fromAsync(everyMessage(run));
  expect(parts.map((part) => part.length)).toEqual([pageSize, pageSize - 1]);
  const ids = parts.flat().map(({ id }) => id);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(new Set(ids).size).toBe(2 * pageSize - 1);
  expect(parts.flat().every(({ message }) => message.length === 10_000)).toBe(true);
});

test("a message that comes meanwhile moves none from one part to another", async () => {
  store(pageSize + 1);
  const seen: number[] = [];
  for await (const part of everyMessage(run)) {
    seen.push(...part.map(({ id }) => id));
    store(1);
  }
  expect(seen).toHaveLength(pageSize + 1);
  expect(new Set(seen).size).toBe(pageSize + 1);
});

test("one message is read in full and deleted by its number", async () => {
  store(2);
  expect(await readMessage(run, "2")).toMatchObject({ id: 2, message: "語".repeat(10_000) });
  expect(await deleteMessage(run, "2")).toBe(true);
  expect(await deleteMessage(run, "2")).toBe(false);
  expect(await readMessage(run, "2")).toBeUndefined();
});
