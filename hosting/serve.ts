import { spawn } from "node:child_process";
import { createServer } from "node:net";

/**
 * Serves `out/` on Cloudflare's own runtime, offline and without an account.
 * PORT sets the port, 8787 otherwise; with 0 it is one that is free. `npm start` builds first.
 */
const port = readPort(process.env.PORT);
if (!(await isFree(port)))
  stop(`Port ${port} is taken. Choose another one, for example: PORT=${port + 1} npm start`);

// The inspector, which nobody uses here, would otherwise fight with another wrangler's for a port.
const ports = ["--port", String(port), "--inspector-port", "0"];
const wrangler = spawn("wrangler", ["dev", ...ports, "--log-level", "warn"], {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    // Nothing of this asks the network: no usage report, no look-up of this machine's place.
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  },
});
// Its one message says that it answers, and at which port.
wrangler.on("message", (message) => {
  const { port } = JSON.parse(String(message));
  console.log(`Serving out/ at http://localhost:${port} (Ctrl+C to stop)`);
});
wrangler.on("error", (error) => stop(`wrangler does not start: ${error.message}`));
wrangler.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => wrangler.kill(signal));

function readPort(value: string | undefined): number {
  if (!value) return 8787;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  return stop(`PORT="${value}" is no port; give a number from 1 to 65535, or 0 for a free one.`);
}

/** Whether nothing listens there, neither on IPv4 nor on IPv6. */
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
