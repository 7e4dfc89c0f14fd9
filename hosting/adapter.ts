import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { NextAdapter } from "next";
import { loadContentFromDisk } from "../content/load/read-files.ts";
import { readSettings } from "../content/settings.ts";
import { policyHeader } from "./content-security-policy.ts";
import { finishPages } from "./pages.ts";
import { redirectsFile } from "./redirects-file.ts";

/** Finishes the export: what `next build` leaves in `out/` is what a host serves. */
const adapter: NextAdapter = {
  name: "static-hosts",
  async onBuildComplete({ routing, projectDir }) {
    const out = join(projectDir, "out");
    const { data } = loadContentFromDisk(projectDir);
    const { contactUrl } = readSettings(process.env);
    const policy = await finishPages(out, contactUrl ?? data.site.contactEndpoint);
    await writeFile(
      join(out, "_headers"),
      `/*\n  Content-Security-Policy: ${policyHeader(policy)}\n`,
    );
    await writeFile(join(out, "_redirects"), redirectsFile(routing.beforeMiddleware));

    const { placeholders } = data.site;
    if (placeholders.length > 0)
      console.warn(
        `${placeholders.length} placeholders are left in content/site.yaml (npm run launch-check)`,
      );
  },
};

export default adapter;
