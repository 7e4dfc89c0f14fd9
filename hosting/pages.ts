import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "esbuild";
import { addPolicy, contentSecurityPolicy, hashOf } from "./content-security-policy.ts";
import { contentHash, listFiles, readTexts, withEach } from "./files.ts";
import { finishStyles } from "./finish-styles.ts";
import { addStarter, pageScript, takeScripts } from "./page-scripts.ts";
import { expectJoined, joinChunks, nameJoined, sharedChunks } from "./shared-chunks.ts";
import { surveyPages } from "./survey.ts";

const scriptFolder = "/_next/static/pages/";

/**
 * Rewrites every page of the export: scripts out, styles in, policy on top.
 * @param out folder of the export
 * @param contactUrl address that the pages may post to
 * @returns the policy, the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  const files = (await listFiles(out)).map((file) => `/${file}`);
  const survey = await surveyPages(
    out,
    files.filter((file) => file.endsWith(".html")),
  );
  const styles = await finishStyles(out, files, survey);
  const starter = await readStarter();
  const policy = contentSecurityPolicy({
    scripts: [...survey.inline.scripts, hashOf(starter)].sort(),
    styles: [...survey.inline.styles, ...styles.hashes].sort(),
    contactUrl,
  });

  const shared = sharedChunks([...survey.pages.values()].map(({ chunks }) => chunks));
  // The chunks stay: a tab of an earlier build that fetches a page of this one asks for them.
  const sharedScript = await writeScript(out, joinChunks(await readTexts(out, shared)));
  const finished = (data: string) => nameJoined(styles.data(data), shared, sharedScript);

  const payloads = files.filter((file) => file.endsWith(".txt"));
  await withEach(payloads, (path) => rewrite(join(out, path), finished));
  await withEach(survey.pages.keys(), (path) =>
    rewrite(join(out, path), async (page) => {
      const { html, data, list, entry, chunks } = takeScripts(page);
      const script = await writeScript(
        out,
        pageScript({ list, data: finished(data), entry: expectJoined(entry, shared) }),
      );
      const own = chunks.filter((address) => !shared.includes(address));
      const styled = styles.page(path, html);
      return addPolicy(addStarter(styled, starter, [script, sharedScript, ...own]), policy);
    }),
  );
  return policy;
}

async function rewrite(file: string, change: (text: string) => string | Promise<string>) {
  await writeFile(file, await change(await readFile(file, "utf8")));
}

async function writeScript(out: string, text: string): Promise<string> {
  const address = `${scriptFolder}${contentHash(text)}.js`;
  await mkdir(join(out, scriptFolder), { recursive: true });
  await writeFile(join(out, address), text);
  return address;
}

/** The inline script (starter.js) as it is sent. */
async function readStarter(): Promise<string> {
  const source = await readFile(new URL("starter.js", import.meta.url), "utf8");
  const { code } = await transform(source, { minify: true, target: "es2022" });
  return code.trim();
}
