import { spawn } from "node:child_process";
import { untilItAnswers } from "./raw-request.ts";

/**
 * Starts `npm run dev` in a folder of the project, this one or a copy. It keeps to `.next/dev`, so the
 * build lies untouched beside it.
 * @returns what ends it
 * @throws with what it said, if it does not start (as while another one runs)
 */
export async function startNextDev(port: number, folder = process.cwd()): Promise<() => void> {
  const server = spawn("npm", ["run", "dev", "--", "--port", String(port)], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
    detached: true,
  });
  let said = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (text) => {
      said += text;
    });
  // Its own group: the server that it starts ends with it.
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  };
  await untilItAnswers(port, server).catch((error) => {
    stop();
    throw new Error(`next dev: ${error.message}\n${said}`);
  });
  return stop;
}
