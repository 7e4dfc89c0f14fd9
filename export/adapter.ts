import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { NextAdapter } from "next";
import { drawingOfFile } from "../components/pictures/drawing-file-name.ts";
import { editorFiles, editorPolicies, readEditorFile } from "../editor/files.ts";
import { readFiles } from "../site/load/disk.ts";
import { contentRoot, exportFolder, filesBelow } from "../site/load/folders.ts";
import { loadAllFromDisk, validData } from "../site/load-content.ts";
import { listPages } from "../site/pages/list-pages.ts";
import { publishedOn } from "../site/pages/publish.ts";
import { allRedirects } from "../site/pages/redirects.ts";
import { readSettings } from "../site/settings.ts";
import { brokenLinks, linkReport } from "./check-links.ts";
import { addPolicy, policyHeader } from "./csp.ts";
import { finishPages } from "./finish-pages.ts";
import { editorHeaders, headersFile, headersWith, hostRules } from "./headers.ts";
import { unreachableIn } from "./next/output.ts";
import { redirectPages, redirectsFile } from "./redirects.ts";

/** Finishes the export: what `next build` leaves in `out/` is what a host serves. */
const adapter: NextAdapter = {
  name: "static-hosts",
  async onBuildComplete() {
    const { region, contactUrl, today } = readSettings(process.env);
    const out = exportFolder();
    const data = publishedOn(validData(loadAllFromDisk()), today);
    const { hosts, contactEndpoint, security, hstsPreload, placeholders, repository } = data.site;
    const origin = hosts[region];
    const endpoint = contactUrl ?? contactEndpoint;
    const pages = listPages(data);
    const redirects = allRedirects(data);

    await replacePublicFiles(out);
    for (const name of unreachableIn(filesBelow(out))) await rm(join(out, name));
    const { policy, links } = await finishPages(out, endpoint);
    // The content check has verified that the page of a redirect exists, but not the part of the
    // page.
    const toParts = redirects.filter(({ to }) => to.includes("#"));
    const ofRedirects = new Map(toParts.map(({ to }) => [to, "redirect"]));
    links.set("/_redirects", { names: [], links: ofRedirects });
    const broken = brokenLinks(links, filesBelow(out));
    if (broken.length > 0) throw new Error(linkReport(broken, pages, readFiles()));

    // GitHub Pages from a branch would leave out folders whose name begins with "_".
    await write(out, ".nojekyll", "");
    await write(out, securityFile, securityText(security.contact, origin, today));
    await write(out, "_redirects", redirectsFile(redirects));
    const editor = repository === undefined ? undefined : await writeEditor(out, repository);
    const rules = [
      ...headersWith(policyHeader(policy), hstsPreload),
      ...(editor ? editorHeaders(policyHeader(editor.editor), editor.frame) : []),
    ];
    const ownHosts = hostRules(Object.values(hosts), origin);
    await write(out, "_headers", headersFile(rules) + ownHosts);
    for (const [file, page] of redirectPages(redirects, pages, origin))
      await write(out, file, addPolicy(page, policy));
    warn(endpoint, placeholders.length);
  },
};

/** Writes the page at /edit and its files. @returns their policies */
async function writeEditor(out: string, repository: string) {
  const pictures = new Map(filesBelow(out).map((name) => [drawingOfFile(name), `/${name}`]));
  const addressOf = (drawing: string) => pictures.get(`pictures/${drawing}`) ?? "";
  const options = { repository, addressOf };
  for (const name of editorFiles()) await write(out, name, await readEditorFile(name, options));
  return editorPolicies(options);
}

async function write(out: string, file: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(out, file)), { recursive: true });
  await writeFile(join(out, file), text);
}

/** Where to report a weakness of the site (RFC 9116). */
const securityFile = ".well-known/security.txt";
/** RFC 9116 asks for less than a year. */
const validDays = 364;

/**
 * @param contact an address that begins with "mailto:" or "https:"
 * @param origin of the site, "https://www.angel-app.com"
 * @param today the day of the build, "2026-12-01"
 */
function securityText(contact: string, origin: string, today: string): string {
  const expires = new Date(Date.parse(today) + validDays * 86_400_000).toISOString();
  return `Contact: ${contact}
Expires: ${expires}
Preferred-Languages: en
Canonical: ${origin}/${securityFile}
`;
}

/**
 * Replaces the project's own public/, which Next has copied, if the content is in another folder.
 */
async function replacePublicFiles(out: string): Promise<void> {
  const own = join(process.cwd(), "public");
  const folder = join(contentRoot(), "public");
  if (own === folder) return;
  for (const name of filesBelow(own)) await rm(join(out, name), { force: true });
  await cp(folder, out, { recursive: true });
}

/** Hosts that say in a build's environment who they are, and that do not run the Worker. */
const hostWithoutWorkers = ["NETLIFY", "VERCEL", "CF_PAGES", "RENDER"];

/** Says what the site would lack. */
function warn(endpoint: string, placeholders: number): void {
  const host = hostWithoutWorkers.find((name) => process.env[name]);
  if (host && endpoint.startsWith("/"))
    console.warn(
      `${host} is set, and that host runs no receiver at ${endpoint}: messages would be lost. Set NEXT_PUBLIC_CONTACT_URL (docs/hosting.md, "Messages")`,
    );
  if (placeholders > 0)
    console.warn(
      `${placeholders} placeholders are left in content/site.yaml (npm run launch-check)`,
    );
}

export default adapter;
