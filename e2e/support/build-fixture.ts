import { spawnSync } from "node:child_process";
import { fixtureDay } from "../../fixture/fixture-day.ts";

/** Builds the site of the fixture's content into `fixture/out`, on the day of the tests. */
const env = { ...process.env, CONTENT_ROOT: "fixture", SITE_DATE: fixtureDay };
const { status } = spawnSync("npm", ["run", "build"], { env, stdio: "inherit" });
process.exit(status ?? 1);
