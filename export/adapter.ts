import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NextAdapter } from "next";
import { checkedContent } from "../site/checked-content.ts";
import { filesBelow } from "../site/load/files.ts";
import { offerEnd } from "../site/offer.ts";
import { listPages } from "../site/pages/list-pages.ts";
import { publishedOn } from "../site/pages/publish.ts";
import { allRedirects, type SiteRedirect } from "../site/pages/redirects.ts";
import { readSettings } from "../site/settings.ts";
import { addressOfFile, brokenLinks, linkReport } from "./check-links.ts";
import { headersFile, hostRules, redirectsFile, unlisted } from "./cloudflare.ts";
import { addPolicy, policyHeader } from "./csp.ts";
import { finishPages } from "./finish-pages.ts";
import { headersWith } from "./headers.ts";
import { unreachableIn } from "./next/output.ts";
import { redirectPages } from "./redirect-pages.ts";
import { securityFile, securityText } from "./security-text.ts";

/** Hosts that say in a build's environment who they are, and that do not run the Worker. */
const hostWithoutWorkers = ["NETLIFY", "VERCEL", "CF_PAGES", "RENDER"];

/** Finishes the export: what `next build` leaves in `out/` is what a host serves. */
const adapter: NextAdapter = {
  name: "static-hosts",
  async onBuildComplete({ projectDir }) {
    const { region, contactUrl, today, contentRoot } = readSettings(process.env);
    const out = join(projectDir, contentRoot, "out");
    const data = publishedOn(checkedContent().data, today);

    // Next has copied the project's own public/.
    if (contentRoot !== ".") {
      for (const name of filesBelow(join(projectDir, "public")))
        await rm(join(out, name), { force: true });
      await cp(join(projectDir, contentRoot, "public"), out, { recursive: true });
    }
    for (const name of unreachableIn(filesBelow(out))) await rm(join(out, name), { force: true });

    const pages = listPages(data);
    const origin = data.site.hosts[region];

    const endpoint = contactUrl ?? data.site.contactEndpoint;
    const { policy, pages: links } = await finishPages(out, endpoint, offerEnd(data.promotion));
    const byAddress = new Map([...links].map(([file, page]) => [addressOfFile(file), page]));
    const broken = brokenLinks(byAddress, filesBelow(out));
    if (broken.length > 0) throw new Error(linkReport(broken, pages));

    const redirects = allRedirects(data);
    const rules = headersWith(
      policyHeader(policy),
      data.site.hstsPreload,
      process.env.NETLIFY ? {} : unlisted,
    );

    for (const [file, page] of redirectPages(redirects, pages, origin)) {
      await mkdir(dirname(join(out, file)), { recursive: true });
      // Netlify lets a file win over a line of _redirects (README.md, "Put it on a host").
      if (process.env.NETLIFY) await rm(join(out, file), { force: true });
      else await writeFile(join(out, file), addPolicy(page, policy));
    }

    await mkdir(dirname(join(out, securityFile)), { recursive: true });
    await writeFile(join(out, securityFile), securityText(data.site.security, origin));
    await writeFile(join(out, "_redirects"), redirectsFile([...redirects, ...capitalsOf(pages)]));
    // Netlify knows no rules for a host.
    const atHost = process.env.NETLIFY ? "" : hostRules(Object.values(data.site.hosts), origin);
    await writeFile(join(out, "_headers"), headersFile(rules) + atHost);

    const host = hostWithoutWorkers.find((name) => process.env[name]);
    if (host && endpoint.startsWith("/"))
      console.warn(
        `${host} is set, and that host runs no receiver at ${endpoint}: messages would be lost. Set NEXT_PUBLIC_CONTACT_URL (README.md, "Messages")`,
      );
    const { placeholders } = data.site;
    if (placeholders.length > 0)
      console.warn(
        `${placeholders.length} placeholders are left in content/site.yaml (npm run launch-check)`,
      );
  },
};

/** A page whose address has capitals, by its address in small letters, which nobody could guess back. */
function capitalsOf(pages: readonly { path: string }[]): SiteRedirect[] {
  return pages
    .map(({ path }) => ({ from: path.toLowerCase(), to: path }))
    .filter(({ from, to }) => from !== to);
}

export default adapter;
