import { z } from "zod";

/** A message as it is stored; SQLite has 0 and 1 for false and true. */
const rowSchema = z.object({
  id: z.int(),
  received: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  sendNewsLetter: z.literal([0, 1]).transform((value) => value === 1),
});
export type Row = z.output<typeof rowSchema>;

/** Runs a statement on the receiver's database. @returns its rows */
export type Run = (sql: string) => Promise<Record<string, unknown>[]>;

/** Messages of one page, and of one answer of the database; the newest come first. */
export const pageSize = 50;
/** The most characters of a text in a list. */
const shortText = 60;

// One more than is shown tells whether there are more. SQLite's `length` ends at a NUL.
const listed = `id, received, firstName, lastName, email, phone, sendNewsLetter,
  ${["subject", "message"].map((name) => `substr(${name}, 1, ${shortText + 1}) AS ${name}`).join(", ")}`;

/** One page of the list, with the beginnings of long texts. @param page from 1 */
export async function listPage(run: Run, page: number): Promise<Row[]> {
  const skipped = (page - 1) * pageSize;
  const found = await run(
    `SELECT ${listed} FROM messages ORDER BY id DESC LIMIT ${pageSize} OFFSET ${skipped}`,
  );
  return rows(found).map((row) => ({
    ...row,
    subject: shortened(row.subject),
    message: shortened(row.message),
  }));
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > shortText ? `${characters.slice(0, shortText - 1).join("")}…` : text;
}

/** How many pages the list has. */
export async function countPages(run: Run): Promise<number> {
  const [counted] = await run("SELECT count(*) AS messages FROM messages");
  return Math.ceil(Number(counted?.messages) / pageSize);
}

/** All messages in full, in parts: a database answers with no more than some megabytes at once. */
export async function* everyMessage(run: Run): AsyncGenerator<Row[]> {
  for (let before = ""; ; ) {
    const part = rows(
      await run(`SELECT * FROM messages${before} ORDER BY id DESC LIMIT ${pageSize}`),
    );
    if (part.length > 0) yield part;
    if (part.length < pageSize) return;
    before = ` WHERE id < ${part.at(-1)?.id}`;
  }
}

/** One message in full. @param id digits */
export async function readMessage(run: Run, id: string): Promise<Row | undefined> {
  return rows(await run(`SELECT * FROM messages WHERE id = ${id}`))[0];
}

/** @param id digits @returns whether there was such a message */
export async function deleteMessage(run: Run, id: string): Promise<boolean> {
  return (await run(`DELETE FROM messages WHERE id = ${id} RETURNING id`)).length > 0;
}

const rows = (found: Record<string, unknown>[]) => found.map((row) => rowSchema.parse(row));
