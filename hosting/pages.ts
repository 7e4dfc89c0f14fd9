import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "esbuild";
import { contentSecurityPolicy, hashOf } from "./content-security-policy.ts";
import { byteWise, listFiles, readTexts } from "./files.ts";
import { scriptAddress } from "./finish-files.ts";
import { joinChunks, sharedChunks } from "./shared-chunks.ts";
import { planStyles } from "./style-plan.ts";
import { joinSurveys } from "./survey.ts";
import { inThreads } from "./threads.ts";

/**
 * Rewrites every page of the export: scripts out, styles in, policy on top.
 * @param out folder of the export
 * @param contactUrl address that the pages may post to
 * @returns the policy, the same for all pages
 */
export async function finishPages(out: string, contactUrl: string): Promise<string> {
  const files = (await listFiles(out)).map((file) => `/${file}`);
  const pages = files.filter((file) => file.endsWith(".html"));
  const survey = joinSurveys(await inThreads("surveyPages", pages, { folder: out }));
  const styles = await planStyles(out, files, survey);
  const starter = await readStarter();
  const rules = [...styles.rules.values()].flatMap((sheets) => [...sheets.values()]);
  const policy = contentSecurityPolicy({
    scripts: [...survey.scripts, hashOf(starter)].sort(),
    styles: [...survey.styles, ...rules.map(hashOf)].sort(),
    contactUrl,
  });

  const shared = sharedChunks(survey.chunks, survey.pages);
  // The chunks stay: a tab of an earlier build that fetches a page of this one asks for them.
  const joined = joinChunks(await readTexts(out, shared));
  const sharedScript = scriptAddress(joined);
  await mkdir(dirname(join(out, sharedScript)), { recursive: true });
  await writeFile(join(out, sharedScript), joined, byteWise);

  const plan = { styles, starter, policy, shared, sharedScript };
  const changed = files.filter((file) => /\.(html|txt)$/.test(file));
  await inThreads("finishFiles", changed, { folder: out, plan });
  return policy;
}

/** The inline script (starter.js) as it is sent. */
async function readStarter(): Promise<string> {
  const source = await readFile(new URL("starter.js", import.meta.url), "utf8");
  const { code } = await transform(source, { minify: true, target: "es2022" });
  return code.trim();
}
