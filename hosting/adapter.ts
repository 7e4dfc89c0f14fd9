import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { NextAdapter } from "next";
import { loadContentFromDisk } from "../content/load/read-files.ts";
import { redirectsFile } from "./redirects-file.ts";

/** Finishes the export: what `next build` leaves in `out/` is what a host serves. */
const adapter: NextAdapter = {
  name: "static-hosts",
  async onBuildComplete({ routing, projectDir }) {
    const out = join(projectDir, "out");
    await writeFile(join(out, "_redirects"), redirectsFile(routing.beforeMiddleware));

    const { placeholders } = loadContentFromDisk(projectDir).data.site;
    if (placeholders.length > 0)
      console.warn(
        `${placeholders.length} placeholders are left in content/site.yaml (npm run launch-check)`,
      );
  },
};

export default adapter;
