import { spawnSync } from "node:child_process";
import { packageCommand } from "../../scripts/package-command.ts";
import { fixtureDay } from "../fixture/fixture-day.ts";
import { region } from "./site.ts";

/** Builds the fixture's content as the Canadian site into `e2e/fixture/out`, on the day of the tests. */
const env = {
  ...process.env,
  CONTENT_ROOT: "e2e/fixture",
  SITE_DATE: fixtureDay,
  SITE_REGION: region,
};
const { status } = spawnSync(...packageCommand("next", ["build"]), { env, stdio: "inherit" });
process.exit(status ?? 1);
