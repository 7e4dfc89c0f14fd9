import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";

/**
 * Serves an export as `npm start` does, on a free port, which it prints.
 * @param root the folder of the export's content (CONTENT_ROOT); by default this project
 * @param state the folder of the receiver's database; by default this project's
 */
export function startServer(root = "", state = ""): ChildProcess {
  return spawn(process.execPath, ["scripts/serve.ts"], {
    env: { ...process.env, PORT: "0", CONTENT_ROOT: root, STATE_FOLDER: state },
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Serves an export (`startServer`) while `use` runs. */
export async function withLocalServer(
  use: (origin: string) => Promise<void>,
  root = "",
  state = "",
): Promise<void> {
  const server = startServer(root, state);
  const ended = new Promise<never>((_, reject) =>
    server.on("exit", (code) => reject(new Error(`the local server ended (${code})`))),
  );
  try {
    const port = await printedPort(server);
    await Promise.race([use(`http://localhost:${port}`), ended]);
  } finally {
    ended.catch(() => {});
    server.kill();
  }
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

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
