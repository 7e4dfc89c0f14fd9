import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { addPolicy, contentSecurityPolicy, inlineHashes } from "./content-security-policy.ts";
import { addStarter, squeeze, takeScripts } from "./page-scripts.ts";
import { inlineStyles } from "./page-styles.ts";

const scriptFolder = "/_next/static/pages/";

/**
 * Rewrites every page of the export: scripts out, styles in, policy on top.
 * @param out folder of the export
 * @param contactUrl address that the pages may post to
 * @returns the policy, the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  await mkdir(join(out, scriptFolder), { recursive: true });
  const starter = squeeze(await readFile(new URL("starter.js", import.meta.url), "utf8"));
  const paths = (await readdir(out, { recursive: true })).filter((path) => path.endsWith(".html"));
  const sheets = await styleSheets(out);
  const pages = new Map<string, string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const path of paths.sort()) {
    const taken = takeScripts(await readFile(join(out, path), "utf8"));
    const address = `${scriptFolder}${nameOf(taken.script)}.js`;
    await writeFile(join(out, address), taken.script);
    const page = addStarter(
      inlineStyles(taken.html, (sheet) => sheets.get(sheet) ?? ""),
      starter,
      address,
    );
    const hashes = inlineHashes(page);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
    pages.set(path, page);
  }
  const policy = contentSecurityPolicy({ scripts, styles, contactUrl });
  for (const [path, page] of pages) await writeFile(join(out, path), addPolicy(page, policy));
  return policy;
}

async function styleSheets(out: string): Promise<Map<string, string>> {
  const folder = "/_next/static/chunks/";
  const names = (await readdir(join(out, folder))).filter((name) => name.endsWith(".css"));
  const texts = names.map(
    async (name) => [`${folder}${name}`, await readFile(join(out, folder, name), "utf8")] as const,
  );
  return new Map(await Promise.all(texts));
}

function nameOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
