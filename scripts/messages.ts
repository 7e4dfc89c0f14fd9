import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { table } from "../receiver/store.ts";

/**
 * `npm run messages`: the messages that the receiver has stored, newest first.
 * `-- 12` shows one in full, `-- --delete 12` deletes it, `-- --json` writes all as JSON;
 * `--remote` means those of the live site. STATE_FOLDER is the folder of the local database.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean" },
    remote: { type: "boolean" },
    delete: { type: "string" },
  },
});

type Row = Record<"received" | "firstName" | "lastName" | "email" | "phone", string> &
  Record<"subject" | "message", string> & { id: number; sendNewsLetter: number };

const chosen = values.delete ?? positionals[0];
if (chosen !== undefined && !/^\d+$/.test(chosen)) stop(`"${chosen}" is no message's number.`);
const where = chosen === undefined ? "" : ` WHERE id = ${chosen}`;
const verb = values.delete === undefined ? "SELECT *" : "DELETE";
const order = values.delete === undefined ? " ORDER BY id DESC" : " RETURNING *";
const messages = query(`${verb} FROM messages${where}${order}`);

if (chosen !== undefined && messages.length === 0) stop(`There is no message ${chosen}.`);
if (values.json) console.log(JSON.stringify(messages, null, 2));
else if (values.delete) console.log(`Message ${chosen} is deleted.`);
else if (chosen) for (const [name, value] of Object.entries(messages[0] ?? {})) show(name, value);
else if (messages.length === 0) console.log("There are no messages.");
else console.table(Object.fromEntries(messages.map((row) => [`#${row.id}`, shortened(row)])));

/** Runs a statement on the receiver's database; its table is made first where it is missing. */
function query(sql: string) {
  const place = values.remote ? ["--remote"] : ["--local"];
  const folder = process.env.STATE_FOLDER;
  if (folder && !values.remote) place.push("--persist-to", folder);
  const command = ["d1", "execute", "DB", ...place, "--json", "--command", `${table}; ${sql}`];
  const output = execFileSync("wrangler", command, {
    encoding: "utf8",
    stdio: ["inherit", "pipe", "inherit"],
    // No usage report, and no request for this machine's location.
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  });
  const rows: Row[] = JSON.parse(output).at(-1).results;
  return rows.map((row) => ({ ...row, sendNewsLetter: row.sendNewsLetter === 1 }));
}

/** A message in one line. */
function shortened({ received, firstName, lastName, ...row }: ReturnType<typeof query>[number]) {
  const text = row.message.replace(/\s+/g, " ");
  return {
    "received (UTC)": received.slice(0, 16).replace("T", " "),
    from: `${firstName} ${lastName}`,
    email: row.email,
    phone: row.phone,
    subject: row.subject,
    message: text.length > 60 ? `${text.slice(0, 59)}…` : text,
    newsletter: row.sendNewsLetter,
  };
}

/** Control characters of a message could command the terminal. */
function show(name: string, value: unknown): void {
  console.log(`${name}: ${String(value).replace(/[\p{Cc}--\n]/gv, "\uFFFD")}`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
