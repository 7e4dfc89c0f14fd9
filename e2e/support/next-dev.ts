import { spawn } from "node:child_process";
import { printedPort } from "./local-server.ts";
import { untilItAnswers } from "./raw-request.ts";

/**
 * Starts `npm run dev` on a free port, in a copy of the project: Next runs once in a folder, and in
 * this one an editor may have it open.
 * @returns its port, and what ends it
 * @throws with what it said, if it does not start
 */
export async function startNextDev(folder: string): Promise<{ port: number; stop: () => void }> {
  const server = spawn("npm", ["run", "dev", "--", "--port", "0"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    detached: true,
  });
  // Its own group: the server that it starts ends with it.
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  };
  try {
    const port = await printedPort(server);
    await untilItAnswers(port, server);
    return { port, stop };
  } catch (error) {
    stop();
    throw error;
  }
}
