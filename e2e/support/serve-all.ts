import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { printedPort, startServer } from "./local-server.ts";
import { startNextDev } from "./next-dev.ts";
import { copyWithFixture } from "./project-copy.ts";

/**
 * Serves, each on a free port and all started at once, the last build of the site, that of the
 * fixture, and `npm run dev` in a copy of the project, whose files the tests of the editor change.
 */
const copy = copyWithFixture();
// Each with a database of its own: of two servers that open one at once, one may find it locked.
const state = mkdtempSync(join(tmpdir(), "messages-"));
const messages = join(state, "site");
const exports = [startServer("", messages), startServer("e2e/fixture", join(state, "fixture"))];
const [preview, site, fixture] = await Promise.all([
  startNextDev(copy.folder),
  ...exports.map(printedPort),
]);
console.log(
  `Ports: site ${site} with ${messages}, fixture ${fixture}, preview of ${copy.folder} ${preview.port}.`,
);
process.on("SIGTERM", () => {
  for (const server of exports) server.kill();
  preview.stop();
  copy.remove();
  rmSync(state, { recursive: true, force: true, maxRetries: 10 });
  process.exit();
});
