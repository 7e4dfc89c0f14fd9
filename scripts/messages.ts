import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { z } from "zod";
import { table } from "../receiver/store.ts";
import { packageCommand } from "./package-command.ts";
import { printable, printableJson, printableLine } from "./printable.ts";
import {
  countPages,
  deleteMessage,
  everyMessage,
  listPage,
  type Row,
  readMessage,
} from "./stored-messages.ts";
import { localDatabase, wranglerEnvironment } from "./wrangler.ts";

/**
 * `npm run messages`: the newest messages that the receiver has stored. `-- --page 2` shows older
 * ones, `-- --all` every one, `-- 12` one in full, `-- --delete 12` deletes it. `--remote` means
 * those of the live site. `npm run -s messages -- --json` writes all as JSON; without `-s`, npm
 * writes two lines of its own first. STATE_FOLDER is the folder of the local database.
 */
const { values, positionals } = readArguments();
const { page = "1" } = values;
const chosen = values.delete ?? positionals[0];

if (positionals.length > (values.delete === undefined ? 1 : 0)) stop("Give one message's number.");
if (chosen !== undefined && !/^\d+$/.test(chosen)) stop(`"${chosen}" is no message's number.`);
if (!/^[1-9]\d{0,8}$/.test(page)) stop(`"${page}" is no page's number.`);

if (values.delete !== undefined) {
  if (!(await deleteMessage(query, values.delete))) stop(`There is no message ${chosen}.`);
  console.log(`Message ${chosen} is deleted.`);
} else if (chosen !== undefined) {
  const message = (await readMessage(query, chosen)) ?? stop(`There is no message ${chosen}.`);
  if (values.json) console.log(printableJson([message]));
  else
    for (const [name, value] of Object.entries(message))
      console.log(`${name}: ${printable(String(value))}`);
} else if (values.json) await writeAll();
else await list();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        page: { type: "string" },
        all: { type: "boolean" },
        json: { type: "boolean" },
        remote: { type: "boolean" },
        delete: { type: "string" },
      },
    });
  } catch (error) {
    // Its message names the option, and what is wrong with it.
    return stop(
      `${(error as Error).message}\nFor example: npm run messages -- --page 2, or -- --delete 12`,
    );
  }
}

/** Prints a page of the list, or all of them. */
async function list(): Promise<void> {
  const pages = await countPages(query);
  if (pages === 0) return console.log("There are no messages.");
  const [first, last] = values.all ? [1, pages] : [Number(page), Number(page)];
  if (first > pages) stop(`There is no page ${page}; the last one is ${pages}.`);
  for (let at = first; at <= last; at++) {
    const messages = await listPage(query, at);
    console.table(Object.fromEntries(messages.map((row) => [`#${row.id}`, inOneLine(row)])));
    const next =
      at === last && at < pages ? `; for more: npm run messages -- --page ${at + 1}` : "";
    if (pages > 1) console.log(`Page ${at} of ${pages}${next}`);
  }
}

/** Writes all messages as one JSON list. */
async function writeAll(): Promise<void> {
  let before = "[";
  for await (const part of everyMessage(query)) {
    for (const message of part) {
      process.stdout.write(`${before}\n  ${printableJson(message).replace(/\n/g, "\n  ")}`);
      before = ",";
    }
  }
  console.log(before === "[" ? "[]" : "\n]");
}

/** Runs a statement on the receiver's database; its table is made first where it is missing. */
async function query(sql: string): Promise<Record<string, unknown>[]> {
  const place = values.remote ? ["--remote"] : ["--local", ...localDatabase()];
  const args = ["d1", "execute", "DB", ...place, "--json", "--command", `${table}; ${sql}`];
  const wrangler = spawn(...packageCommand("wrangler", args), {
    stdio: ["inherit", "pipe", "inherit"],
    env: wranglerEnvironment(),
  });
  const ended = new Promise((resolve) => wrangler.on("close", resolve));
  const printed = await text(wrangler.stdout);
  if ((await ended) !== 0) stop(`The database cannot be read. wrangler says:\n${printed}`);
  // An answer for each statement.
  const answers = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));
  return answers.parse(JSON.parse(printed)).at(-1)?.results ?? [];
}

/** A row of the list. */
function inOneLine({ received, firstName, lastName, ...row }: Row) {
  return {
    "received (UTC)": received.slice(0, 16).replace("T", " "),
    from: printableLine(`${firstName} ${lastName}`),
    email: printableLine(row.email),
    phone: printableLine(row.phone),
    subject: printableLine(row.subject),
    message: printableLine(row.message),
    newsletter: row.sendNewsLetter,
  };
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
