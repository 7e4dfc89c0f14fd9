import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printedPort, startServer } from "./local-server.ts";

/** Serves the last build of the site and that of the fixture, each on a free port. */
// Each with a database of its own: of two servers that open one at once, one may find it locked.
const state = mkdtempSync(join(tmpdir(), "messages-"));
const messages = join(state, "fixture");
const exports = [startServer("", join(state, "site")), startServer("e2e/fixture", messages)];
const [site, fixture] = await Promise.all(exports.map(printedPort));
console.log(`Ports: site ${site}, fixture ${fixture} with ${messages}.`);
process.on("SIGTERM", () => {
  for (const server of exports) server.kill();
  rmSync(state, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
});
