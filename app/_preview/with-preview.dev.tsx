import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { pages, settings } from "@/content/content";
import { readFiles } from "@/content/load/files";
import { filesOfPage } from "@/editor/files-of-page";
import { PreviewPanel } from "@/editor/panel/preview-panel.client";

/** A page with the preview panel below it. */
export function withPreview(page: ReactNode): ReactNode {
  const paths = Object.keys(readFiles());
  const files = pages.map((each) => [each.path, filesOfPage(each, paths)]);
  return (
    <>
      {page}
      <PreviewPanel
        files={Object.fromEntries(files)}
        otherwise={filesOfPage({ file: "pages/not-found.yaml" }, paths)}
        styles={readFileSync(join(process.cwd(), "editor/panel/panel.css"), "utf8")}
        view={{ today: settings.today, region: settings.region }}
      />
    </>
  );
}
