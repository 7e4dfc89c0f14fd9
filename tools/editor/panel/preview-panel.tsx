import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { getContent } from "../../../site/content.ts";
import { readFiles } from "../../../site/load/files.ts";
import { filesOfPage, notFoundPage } from "../files-of-page.ts";
import { Panel } from "./panel.client.tsx";

/** The panel at the bottom of each page in `next dev`. */
export function PreviewPanel(): ReactNode {
  const paths = Object.keys(readFiles());
  const { pages, settings, isViewChosen } = getContent();
  const files = pages.map((page) => [page.path, filesOfPage(page, paths)]);
  return (
    <Panel
      files={Object.fromEntries(files)}
      otherwise={filesOfPage(notFoundPage, paths)}
      styles={readFileSync(join(process.cwd(), "tools/editor/panel/panel.css"), "utf8")}
      view={{ today: settings.today, region: settings.region, isChosen: isViewChosen }}
    />
  );
}
