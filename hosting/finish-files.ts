import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addPolicy } from "./content-security-policy.ts";
import { byteWise, contentHash } from "./files.ts";
import { addStarter, dataIn, pageScript, takeScripts } from "./page-scripts.ts";
import { remembered } from "./remembered.ts";
import { expectJoined, nameJoined } from "./shared-chunks.ts";
import { type StylePlan, styleFinisher } from "./style-plan.ts";

/** What every page gets, known once all have been looked at. */
type Plan = {
  styles: StylePlan;
  starter: string;
  policy: string;
  /** Addresses of the chunks that are in the shared script, and its own. */
  shared: string[];
  sharedScript: string;
};

type Options = {
  /** Where the export lies. */
  folder: string;
  /** Addresses in it: "/about.html", "/about.txt". */
  files: string[];
  plan: Plan;
};

/** Finishes pages and their payloads, where they lie. */
export function finishFiles({ folder, files, plan }: Options): void {
  const { starter, policy, shared, sharedScript } = plan;
  const styles = styleFinisher(plan.styles);
  // A page's data come twice, soon after one another: in the page, and in its ".txt".
  const finishData = remembered((data) => nameJoined(styles.data(data), shared, sharedScript), 9);

  const finishPage = (path: string, page: string) => {
    const { html, payload, list, entry, chunks } = takeScripts(page, path);
    const data = finishData(dataIn(payload, path));
    const script = pageScript({ list, data, entry: expectJoined(entry, shared) });
    const address = scriptAddress(script);
    writeFileSync(join(folder, address), script, byteWise);
    const own = chunks.filter((chunk) => !shared.includes(chunk));
    const started = addStarter(styles.page(path, html), starter, [address, sharedScript, ...own]);
    return addPolicy(started, policy);
  };

  for (const path of files) {
    const file = join(folder, path);
    const text = readFileSync(file, byteWise);
    const finished = path.endsWith(".html") ? finishPage(path, text) : finishData(text);
    writeFileSync(file, finished, byteWise);
  }
}

/** Where a script lies that is made here: browsers keep it for good. */
export function scriptAddress(text: string): string {
  return `/_next/static/pages/${contentHash(text)}.js`;
}
