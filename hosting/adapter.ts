import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NextAdapter } from "next";
import { handedOn } from "../content/load/handed-on.ts";
import { listPages } from "../content/load/list-pages.ts";
import { publishedOn } from "../content/load/publish.ts";
import { readSettings } from "../content/settings.ts";
import { isText, levelsFor } from "./compress-files.ts";
import { addPolicy, policyHeader } from "./content-security-policy.ts";
import { listFiles } from "./files.ts";
import { headersFile } from "./headers-file.ts";
import { siteConf } from "./nginx/site-conf.ts";
import { finishPages } from "./pages.ts";
import { redirectPages } from "./redirect-page.ts";
import { redirectsFile } from "./redirects-file.ts";
import { readRoutes, withHeader } from "./routes.ts";
import { inThreads } from "./threads.ts";

/**
 * What would answer 200 and is nothing to ask for: Next's second copy of the 404 page, the
 * payload of the blog's, what keeps a route without pictures, and an empty public/.
 */
const noAddresses = [
  "_not-found.html",
  "_not-found.txt",
  "blog-lists/404.txt",
  "pictures/none",
  ".gitkeep",
];

/** Finishes the export: what `next build` leaves in `out/` is what a host serves. */
const adapter: NextAdapter = {
  name: "static-hosts",
  async onBuildComplete({ routing, projectDir }) {
    const out = join(projectDir, "out");
    const { region, contactUrl, today } = readSettings(process.env);
    const data = publishedOn(handedOn().data, today);

    for (const name of noAddresses) await rm(join(out, name), { force: true });

    // The Markdown of a page lies beside it; no route can have both addresses.
    const markdown = join(out, "as-markdown");
    for (const file of await listFiles(markdown))
      await rename(join(markdown, file), join(out, file));
    await rm(markdown, { recursive: true });

    const policy = await finishPages(out, contactUrl ?? data.site.contactEndpoint);
    const rules = withHeader(
      readRoutes(routing.beforeMiddleware),
      "Content-Security-Policy",
      policyHeader(policy),
    );

    // Netlify lets a file win over a line of _redirects (README.md, "Hosting").
    if (!process.env.NETLIFY) {
      const origin = data.site.hosts[region];
      const pages = redirectPages(rules.redirects, listPages(data), origin);
      const writing = [...pages].map(async ([file, page]) => {
        await mkdir(dirname(join(out, file)), { recursive: true });
        await writeFile(join(out, file), addPolicy(page, policy));
      });
      await Promise.all(writing);
    }

    const files = await listFiles(out);
    await writeFile(join(out, "_redirects"), redirectsFile(rules.redirects, files));
    await writeFile(join(out, "_headers"), headersFile(rules.headers));
    // Cloudflare compresses by itself.
    await writeFile(join(out, ".assetsignore"), "*.br\n*.gz\n");
    const nginx = join(projectDir, "out-nginx");
    await mkdir(nginx, { recursive: true });
    await writeFile(join(nginx, "site.conf"), siteConf(rules, files));

    // Last: whatever changes a file of the export comes before.
    const texts = files.filter(isText);
    await inThreads("compressFiles", texts, { folder: out, levels: levelsFor(texts.length) });

    const { placeholders } = data.site;
    if (placeholders.length > 0)
      console.warn(
        `${placeholders.length} placeholders are left in content/site.yaml (npm run launch-check)`,
      );
  },
};

export default adapter;
