import { spawn } from "node:child_process";
import { exportFolder } from "../site/load/folders.ts";
import { localDatabase, packageCommand, wranglerEnvironment } from "./package-command.ts";

/**
 * `npm run serve`: serves the last build and the receiver of messages on Cloudflare's runtime, offline
 * and without an account. PORT is 8787 by default; 0 chooses a free port.
 */
const port = process.env.PORT || "8787";
if (!/^\d+$/.test(port)) {
  console.error(`PORT is "${port}"; it has to be a number.`);
  process.exit(1);
}
const ports = ["--port", port, "--inspector-port", "0"];
const args = ["dev", "--assets", exportFolder(), ...ports, ...localDatabase()];
// Its esbuild may print "all goroutines are asleep" as it ends: nothing is lost.
const wrangler = spawn(...packageCommand("wrangler", [...args, "--log-level", "error"]), {
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  env: wranglerEnvironment(),
});
// wrangler sends one message, with its port, when it is ready.
wrangler.on("message", (message) => {
  const ready = JSON.parse(String(message));
  console.log(`Serving the site at http://localhost:${ready.port} (Ctrl+C to stop)`);
});
wrangler.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => wrangler.kill(signal));
