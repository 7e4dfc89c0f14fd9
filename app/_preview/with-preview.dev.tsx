import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { getContent } from "@/site/content";
import { readFiles } from "@/site/load/files";
import { filesOfPage, notFoundPage } from "@/tools/editor/files-of-page";
import { PreviewPanel } from "@/tools/editor/panel/preview-panel.client";
import { InlineScript } from "./inline-script.dev";
import { watched } from "./watched-content.dev";

/** What the export writes into each page, without the script that loads the others. */
function inPage(): string {
  const read = (name: string) => readFileSync(join(process.cwd(), "export/in-page", name), "utf8");
  const offer = `const offerEnd = ${getContent().offerEnd};`;
  return ["head.js", "links.js", "copy.js"]
    .map((name) => `(() => {${offer}${read(name)}})();`)
    .join("\n");
}

/** A page with its links' script, and the preview panel below it. */
export function withPreview(page: ReactNode): ReactNode {
  const paths = Object.keys(readFiles());
  const { pages, settings, isViewChosen } = getContent();
  const files = pages.map((each) => [each.path, filesOfPage(each, paths)]);
  return (
    <>
      {watched > 0 && page}
      <InlineScript text={inPage()} />
      <PreviewPanel
        files={Object.fromEntries(files)}
        otherwise={filesOfPage(notFoundPage, paths)}
        styles={readFileSync(join(process.cwd(), "tools/editor/panel/panel.css"), "utf8")}
        view={{
          today: settings.today,
          region: settings.region,
          isChosen: isViewChosen,
        }}
      />
    </>
  );
}
