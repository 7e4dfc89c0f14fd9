import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { exportFolder } from "../site/load/files.ts";
import { commandEnvironment } from "./options.ts";
import { packageCommand } from "./package-command.ts";
import { localDatabase, wranglerEnvironment } from "./wrangler.ts";

/**
 * `npm run serve`: serves `out/` and the receiver of messages on Cloudflare's runtime, offline and
 * without an account. The port is `--port` or PORT, 8787 by default; 0 chooses a free one. STATE_FOLDER is the
 * folder of the database, `.wrangler/state` by default.
 */
const port = readPort(commandEnvironment(["port"]).PORT);
if (!(await isFree(port)))
  stop(`Port ${port} is taken. Choose another one, for example: npm start -- --port ${port + 1}`);

// The inspector's default port may be taken by another wrangler.
const ports = ["--port", String(port), "--inspector-port", "0"];
const assets = ["--assets", exportFolder()];
const args = ["dev", ...assets, ...ports, ...localDatabase(), "--log-level", "error"];
// Its esbuild, which watches the Worker, may print "all goroutines are asleep" as it ends: wrangler
// has gone before that had its answer. Nothing is lost.
const wrangler = spawn(...packageCommand("wrangler", args), {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: wranglerEnvironment(),
});
// wrangler sends one message, with its port, when it is ready.
wrangler.on("message", (message) => {
  const { port } = JSON.parse(String(message));
  console.log(`Serving the site at http://localhost:${port} (Ctrl+C to stop)`);
});
wrangler.on("error", (error) => stop(`wrangler does not start: ${error.message}`));
wrangler.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => wrangler.kill(signal));

function readPort(value: string | undefined): number {
  if (!value) return 8787;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return stop(`"${value}" is no port; give a number from 1 to 65535, or 0 for a free one.`);
}

/** Whether nothing listens on a port, neither on IPv4 nor on IPv6. */
async function isFree(port: number): Promise<boolean> {
  const answers = await Promise.all(["127.0.0.1", "::1"].map((host) => canListen(port, host)));
  return answers.every(Boolean);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
