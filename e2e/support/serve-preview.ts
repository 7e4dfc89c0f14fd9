import { startNextDev } from "./next-dev.ts";
import { copyWithFixture } from "./project-copy.ts";

/** Serves `npm run dev` in a copy of the project, whose files the tests of the editor change. */
const copy = copyWithFixture();
const { port, stop } = await startNextDev(copy.folder);
console.log(`The preview of ${copy.folder} at http://localhost:${port} `);
process.on("SIGTERM", () => {
  stop();
  copy.remove();
  process.exit();
});
