import type { Payload } from "../site/message.ts";

type Statement = { bind(...values: (string | number)[]): Statement };

/** The methods of Cloudflare's database D1 that are used. A batch is one transaction. */
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
/** The page from which a message was sent, by the message's id: older messages have none. */
export const pagesTable = `CREATE TABLE IF NOT EXISTS pages (
  id INTEGER PRIMARY KEY, page TEXT NOT NULL
)`;
/** How many messages of a sender were stored on a day (UTC). */
const sendersTable = `CREATE TABLE IF NOT EXISTS senders (
  day TEXT, sender TEXT, messages INTEGER NOT NULL, PRIMARY KEY (day, sender)
) WITHOUT ROWID`;

/**
 * The most messages of all senders together within 24 hours, far above a shop's needs. Nobody with
 * many addresses can fill the database or the owner's list.
 */
export const mostADay = 500;
/**
 * The most messages of one sender a day, so that one sender cannot close the form for everybody.
 */
export const shareOfDay = 50;
/** A copy is looked for among this many messages, so that the cost does not grow with their number. */
const newest = 100;

const columns = "firstName, lastName, email, phone, subject, message, sendNewsLetter";
const lastId = "(SELECT max(id) FROM messages)";
const isCopy = `id > ${lastId} - ${newest} AND received > ?11
  AND (${columns}) = (?4, ?5, ?6, ?7, ?8, ?9, ?10)`;
const isFull = `EXISTS (SELECT 1 FROM
  (SELECT received FROM messages WHERE id <= ${lastId} - ${mostADay - 1} ORDER BY id DESC LIMIT 1)
  WHERE received > ?12)`;
const isShareUsed = `day = ?1 AND sender = ?2 AND messages >= ${shareOfDay}`;
const insertion = `INSERT INTO messages (received, ${columns})
  SELECT ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10
  WHERE NOT EXISTS (SELECT 1 FROM messages WHERE ${isCopy}) AND NOT ${isFull}
  AND NOT EXISTS (SELECT 1 FROM senders WHERE ${isShareUsed})`;
/** Ids begin at 1 again once the owner has dropped the messages. */
const clearing = "DELETE FROM pages WHERE id > coalesce((SELECT max(id) FROM messages), 0)";
/** Runs directly after `insertion`, whose changes it counts. */
const counting = `INSERT INTO senders (day, sender, messages) SELECT ?1, ?2, 1 WHERE changes() = 1
  ON CONFLICT DO UPDATE SET messages = messages + 1`;
/** Runs directly after `counting`, which changes a row for each new message and gives it no id. */
const naming = `INSERT INTO pages (id, page) SELECT last_insert_rowid(), ?1
  WHERE changes() = 1 AND ?1 <> ''`;
/** These change nothing; their answers say how many rows there are. */
const copies = `UPDATE messages SET received = received WHERE ${isCopy}`;
const usedShares = `UPDATE senders SET messages = messages WHERE ${isShareUsed}`;

/** A second copy of a message within this time was sent twice; in milliseconds. */
const copyTime = 10 * 60_000;
const day = 24 * 60 * 60_000;
/** D1 fails now and then; storing a message again within `copyTime` changes nothing. */
const mostTries = 3;

type Outcome = "new" | "copy" | "full" | "share used";

/**
 * Stores a message, unless it is stored already or there is no room left today.
 * @param sender by `senderOf`
 * @param page path of the page that it comes from, "" if that is unknown; it is no part of a copy
 * @throws the database's error after three tries
 */
export async function store(
  db: Database,
  payload: Payload,
  sender: string,
  page: string,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      const outcome = await tryToStore(db, payload, sender, page);
      // The try before may have stored it, and its answer was lost.
      return outcome === "copy" && tries > 1 ? "new" : outcome;
    } catch (error) {
      if (tries === mostTries) throw error;
    }
  }
}

async function tryToStore(
  db: Database,
  payload: Payload,
  sender: string,
  page: string,
): Promise<Outcome> {
  const { firstName, lastName, email, phone, subject, message, sendNewsLetter } = payload;
  const fields = [firstName, lastName, email, phone, subject, message, Number(sendNewsLetter)];
  const share = [today(), sender];
  const values = [...share, ago(0), ...fields, ago(copyTime)];
  const [, , , , inserted] = await db.batch([
    db.prepare(table),
    db.prepare(pagesTable),
    db.prepare(sendersTable),
    db.prepare(clearing),
    db.prepare(insertion).bind(...values, ago(day)),
    db.prepare(counting).bind(...share),
    db.prepare(naming).bind(page),
  ]);
  if (inserted?.meta.changes === 1) return "new";
  const [copy, used] = await db.batch([
    db.prepare(copies).bind(...values),
    db.prepare(usedShares).bind(...share),
  ]);
  if (copy?.meta.changes) return "copy";
  return used?.meta.changes ? "share used" : "full";
}

/** Deletes the messages that were received more than some days ago, and the counts of past days. */
export async function deleteOld(db: Database, days: number): Promise<void> {
  await db.batch([
    db.prepare(table),
    db.prepare(pagesTable),
    db.prepare(sendersTable),
    db.prepare("DELETE FROM messages WHERE received < ?1").bind(ago(days * day)),
    db.prepare("DELETE FROM pages WHERE id NOT IN (SELECT id FROM messages)"),
    db.prepare("DELETE FROM senders WHERE day < ?1").bind(today()),
  ]);
}

/** The time some milliseconds ago; such texts sort as their times do. */
const ago = (duration: number) => new Date(Date.now() - duration).toISOString();
const today = () => ago(0).slice(0, 10);
