import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { pagesTable, table } from "../receiver/store.ts";
import { localDatabase, packageCommand, wranglerEnvironment } from "./package-command.ts";

/**
 * `npm run messages`: prints the newest twenty messages of the contact form, in the local database
 * (STATE_FOLDER). `npm run messages -- --remote` prints those of the live site, `--all` all of them.
 */
const { values } = parseArgs({
  options: { remote: { type: "boolean" }, all: { type: "boolean" } },
});
const place = values.remote ? ["--remote"] : ["--local", ...localDatabase()];
// The tables are missing until the first message.
const sql = `${table}; ${pagesTable};
  SELECT messages.*, page, count(*) OVER () AS total FROM messages LEFT JOIN pages USING (id)
  ORDER BY id DESC LIMIT ${values.all ? -1 : 20}`;
const args = ["d1", "execute", "DB", ...place, "--json", "--command", sql];
const { status, stdout } = spawnSync(...packageCommand("wrangler", args), {
  stdio: ["inherit", "pipe", "inherit"],
  env: wranglerEnvironment(),
  encoding: "utf8",
  maxBuffer: Number.POSITIVE_INFINITY,
});
if (status !== 0) {
  console.error(`The database cannot be read. wrangler says:\n${stdout}`);
  process.exit(1);
}
const messages: Record<string, unknown>[] = JSON.parse(stdout).at(-1).results;
for (const { total: _, ...message } of messages)
  console.log(
    `${Object.entries(message)
      .map(([name, value]) => `${name}: ${printable(String(value ?? "unknown"))}`)
      .join("\n")}\n`,
  );
const total = Number(messages[0]?.total ?? 0);
if (total === 0) console.log("There are no messages.");
if (total > messages.length)
  console.log(
    `These are the newest ${messages.length} of ${total} messages; --all prints all: npm run messages -- ${values.remote ? "--remote " : ""}--all`,
  );

/** A visitor's text, with what commands a terminal or reorders its text escaped, and its lines indented. */
function printable(text: string): string {
  const unprintable = /[[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]--\n]/gv;
  return text
    .replace(unprintable, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .replaceAll("\n", "\n  ");
}
