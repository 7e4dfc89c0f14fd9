import type { ReactNode } from "react";
import { bundleInPage, inPageScripts } from "@/export/in-page-scripts";
import { getContent } from "@/site/content";
import { PreviewPanel } from "@/tools/editor/panel/preview-panel";
import { InlineScript } from "./inline-script.dev";
import { watched } from "./watched-content.dev";

/** The inline scripts that the export writes into a page, without the one that loads the others. */
const inPage = () =>
  bundleInPage([...inPageScripts.head, ...inPageScripts.usual], getContent().offerEnd);

/** A page with its inline scripts, and the preview panel below it. */
export async function withPreview(page: ReactNode): Promise<ReactNode> {
  return (
    <>
      {watched > 0 && page}
      <InlineScript text={await inPage()} />
      <PreviewPanel />
    </>
  );
}
