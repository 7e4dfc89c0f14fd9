import { spawn } from "node:child_process";
import { commandEnvironment } from "./options.ts";
import { packageCommand } from "./package-command.ts";

/** `npm run dev`: starts the preview and, in a terminal, opens the editor in the browser. */
// An option of Next's own, for tests.
const isForNext = (arg: string) => arg === "--disable-source-maps";
const typed = process.argv.slice(2);
const env = commandEnvironment(
  ["date", "region", "port"],
  typed.filter((arg) => !isForNext(arg)),
);
const args = ["dev", "--hostname", "localhost", ...typed.filter(isForNext)];
const isTerminal = Boolean(process.stdout.isTTY) && !process.env.CI;
const server = spawn(...packageCommand("next", args), {
  stdio: isTerminal ? ["inherit", "pipe", "inherit"] : "inherit",
  env: { ...env, ...(isTerminal && { FORCE_COLOR: "1" }) },
});
let printed = "";
let isOpen = false;
server.stdout?.on("data", (data: Buffer) => {
  process.stdout.write(data);
  printed += data;
  const [address] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
  if (isOpen || !address || !/Ready/.test(printed)) return;
  isOpen = true;
  openInBrowser(`${address}/edit`);
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => server.kill(signal));
server.on("close", (code) => process.exit(code ?? 0));

function openInBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, string[]>> = {
    darwin: ["open", address],
    win32: ["cmd", "/c", "start", address],
  };
  const [command = "xdg-open", ...rest] = commands[process.platform] ?? ["xdg-open", address];
  // Without a browser, the address stands in the terminal.
  spawn(command, rest, { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
