import type { Payload } from "../site/message.ts";

type Statement = { bind(...values: (string | number)[]): Statement };

/** What is used of Cloudflare's database D1. */
export type Database = {
  prepare(sql: string): Statement;
  batch(statements: Statement[]): Promise<{ meta: { changes: number } }[]>;
};

/** Runs before every other statement, so that a new database needs no preparation. */
export const table = `CREATE TABLE IF NOT EXISTS messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT, received TEXT NOT NULL,
  firstName TEXT NOT NULL, lastName TEXT NOT NULL, email TEXT NOT NULL, phone TEXT NOT NULL,
  subject TEXT NOT NULL, message TEXT NOT NULL, sendNewsLetter INTEGER NOT NULL
)`;

/**
 * Most messages of all senders together within 24 hours, far above a shop's needs: whoever sends
 * from many addresses fills neither the database nor the owner's list.
 */
export const mostADay = 500;

const columns = "firstName, lastName, email, phone, subject, message, sendNewsLetter";
const isCopy = `received > ?9 AND (${columns}) = (?2, ?3, ?4, ?5, ?6, ?7, ?8)`;
/** Changes nothing; its answer says how many copies there are. */
const touching = `UPDATE messages SET received = received WHERE ${isCopy}`;
/** Looks at as many messages as a day takes, not at all of them. */
const isFull = `EXISTS (SELECT 1 FROM
  (SELECT received FROM messages ORDER BY id DESC LIMIT 1 OFFSET ${mostADay - 1})
  WHERE received > ?10)`;
const insertion = `INSERT INTO messages (received, ${columns}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  WHERE NOT EXISTS (SELECT 1 FROM messages WHERE ${isCopy}) AND NOT ${isFull}`;

/** In milliseconds: a second copy of a message within this time was sent twice. */
const sameMessage = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Stores a message. @returns "copy" if it is stored already, "full" if the day has no room left */
export async function store(db: Database, payload: Payload): Promise<"new" | "copy" | "full"> {
  const { firstName, lastName, email, phone, subject, message, sendNewsLetter } = payload;
  const fields = [firstName, lastName, email, phone, subject, message, Number(sendNewsLetter)];
  const values = [ago(0), ...fields, ago(sameMessage)];
  const [, touched, inserted] = await db.batch([
    db.prepare(table),
    db.prepare(touching).bind(...values),
    db.prepare(insertion).bind(...values, ago(day)),
  ]);
  if (inserted?.meta.changes === 1) return "new";
  return touched?.meta.changes ? "copy" : "full";
}

/** Deletes the messages that were received more than some days ago. */
export async function deleteOld(db: Database, days: number): Promise<void> {
  const deleting = db.prepare("DELETE FROM messages WHERE received < ?1").bind(ago(days * day));
  await db.batch([db.prepare(table), deleting]);
}

/** The time some milliseconds ago; such texts sort as their times do. */
const ago = (duration: number) => new Date(Date.now() - duration).toISOString();
