import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";

const state = "test-results/messages-of-hosts";

/**
 * Serves an export as `npm start` does, on a free port, which it prints, with a new database of its own.
 * @param root the folder of the export's content (CONTENT_ROOT)
 */
export function startServer(root: string): ChildProcess {
  rmSync(state, { recursive: true, force: true });
  return spawn(process.execPath, ["scripts/serve.ts"], {
    env: { ...process.env, PORT: "0", CONTENT_ROOT: root, STATE_FOLDER: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/**
 * Waits for the address that a server prints once it listens.
 * @returns the port of the address
 * @throws an error with the server's output when it ends instead, or after five minutes
 */
export function printedPort(server: ChildProcess): Promise<number> {
  let printed = "";
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${reason}\n${printed}`));
    for (const stream of [server.stdout, server.stderr])
      stream?.on("data", (data) => {
        printed += data;
        const port = /http:\/\/localhost:(\d+)\s/.exec(printed)?.[1];
        if (port) resolve(Number(port));
      });
    server.on("exit", (code) => fail(`The server ended (${code}).`));
    setTimeout(fail, 300_000, "The server prints no address.").unref();
  });
}
