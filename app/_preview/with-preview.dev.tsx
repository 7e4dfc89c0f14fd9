import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { bundleInPage, inPageScripts } from "@/export/in-page-scripts";
import { getContent } from "@/site/content";
import { readFiles } from "@/site/load/files";
import { filesOfPage, notFoundPage } from "@/tools/editor/files-of-page";
import { PreviewPanel } from "@/tools/editor/panel/preview-panel.client";
import { InlineScript } from "./inline-script.dev";
import { watched } from "./watched-content.dev";

/** What the export writes into a page with a form, without the script that loads the others. */
const inPage = () =>
  bundleInPage([...inPageScripts.head, ...inPageScripts.form], getContent().offerEnd);

/** A page with its inline scripts, and the preview panel below it. */
export async function withPreview(page: ReactNode): Promise<ReactNode> {
  const paths = Object.keys(readFiles());
  const { pages, settings, isViewChosen } = getContent();
  const files = pages.map((each) => [each.path, filesOfPage(each, paths)]);
  return (
    <>
      {watched > 0 && page}
      <InlineScript text={await inPage()} />
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
