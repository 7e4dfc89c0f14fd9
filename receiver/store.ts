import type { Payload } from "../content/schema/message.ts";

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

const columns = "firstName, lastName, email, phone, subject, message, sendNewsLetter";
const insertion = `INSERT INTO messages (received, ${columns}) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  WHERE NOT EXISTS (SELECT 1 FROM messages
    WHERE received > ?9 AND (${columns}) = (?2, ?3, ?4, ?5, ?6, ?7, ?8))`;

/** In milliseconds: a second copy of a message within this time was sent twice. */
const sameMessage = 10 * 60_000;
const day = 24 * 60 * 60_000;

/** Stores a message. @returns whether it is a new one */
export async function store(db: Database, payload: Payload): Promise<boolean> {
  const { firstName, lastName, email, phone, subject, message, sendNewsLetter } = payload;
  const fields = [firstName, lastName, email, phone, subject, message, Number(sendNewsLetter)];
  const inserting = db.prepare(insertion).bind(ago(0), ...fields, ago(sameMessage));
  const [, inserted] = await db.batch([db.prepare(table), inserting]);
  return inserted?.meta.changes === 1;
}

/** Deletes the messages that were received more than some days ago. */
export async function deleteOld(db: Database, days: number): Promise<void> {
  const deleting = db.prepare("DELETE FROM messages WHERE received < ?1").bind(ago(days * day));
  await db.batch([db.prepare(table), deleting]);
}

/** The time some milliseconds ago; such texts sort as their times do. */
const ago = (duration: number) => new Date(Date.now() - duration).toISOString();
