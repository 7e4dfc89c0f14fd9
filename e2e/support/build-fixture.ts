import { spawnSync } from "node:child_process";
import { fixtureDay } from "../../fixture/fixture-day.ts";
import { packageCommand } from "../../scripts/package-command.ts";
import { contactUrl, region } from "./site.ts";

/** Builds the fixture's content as the Canadian site into `fixture/out`, on the day of the tests. */
const env = {
  ...process.env,
  CONTENT_ROOT: "fixture",
  SITE_DATE: fixtureDay,
  SITE_REGION: region,
  NEXT_PUBLIC_CONTACT_URL: contactUrl,
};
const { status } = spawnSync(...packageCommand("next", ["build"]), { env, stdio: "inherit" });
process.exit(status ?? 1);
