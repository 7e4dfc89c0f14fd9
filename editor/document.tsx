import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";

/** A page of the editor as HTML, without the site's layout and styles. */
export async function documentOf(title: string, children: ReactNode): Promise<string> {
  // Next forbids this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a document of its own, not a page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <style dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>{children}</body>
    </html>,
  )}`;
}

function styles(): string {
  return readFileSync(join(process.cwd(), "editor/editor.css"), "utf8");
}
