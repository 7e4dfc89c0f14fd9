import { spawn } from "node:child_process";
import { createServer } from "node:net";

/**
 * Serves a project's `out/` as `npm start` does, on a port that is free, while `use` runs.
 * @param folder the project's, this one's if it is not given
 */
export async function withLocalServer(
  use: (origin: string) => Promise<void>,
  folder = process.cwd(),
): Promise<void> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["hosting/serve.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<never>((_, reject) =>
    server.on("exit", (code) => reject(new Error(`the local server ended (${code})`))),
  );
  try {
    await Promise.race([answers(origin), ended]);
    await Promise.race([use(origin), ended]);
  } finally {
    ended.catch(() => {});
    server.kill();
  }
}

async function answers(origin: string): Promise<void> {
  for (;;) {
    const response = await fetch(origin).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
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
