import { spawn } from "node:child_process";
import { packageCommand } from "../../scripts/package-command.ts";
import { printedPort } from "./local-server.ts";

const args = ["dev", "--hostname", "localhost", "--port", "0", "--disable-source-maps"];

/**
 * Starts `npm run dev` on a free port in a copy of the project, since Next
 * runs only once in a folder and may run in this one.
 * @returns its port, whose first answer waits until Next is ready, and a function that ends it
 * @throws an error with its output if it does not start
 */
export async function startNextDev(folder: string): Promise<{ port: number; stop: () => void }> {
  const server = spawn(...packageCommand("next", args), {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      CONTENT_ROOT: "",
      NODE_ENV: "development",
      NEXT_TELEMETRY_DISABLED: "1",
    },
    detached: true,
  });
  // Ends the process group: the command and the server that it started.
  const stop = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, "SIGTERM");
  };
  try {
    return { port: await printedPort(server), stop };
  } catch (error) {
    stop();
    throw error;
  }
}
