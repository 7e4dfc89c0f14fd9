import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";

/** Answers with a page of the editor, without the site's layout and styles. */
export async function pageOf(title: string, children: ReactNode, status = 200): Promise<Response> {
  // Next forbids this import at the top of a file.
  const { renderToStaticMarkup } = await import("react-dom/server");
  const styles = readFileSync(join(process.cwd(), "tools/editor/editor.css"), "utf8");
  const page = renderToStaticMarkup(
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: a document of its own, not a page of Next's */}
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>{children}</body>
    </html>,
  );
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" };
  return new Response(`<!doctype html>${page}`, { status, headers });
}

/**
 * Answers with a page of the editor that asks or says something.
 * @param problem why what was sent was refused
 */
export function framed(title: string, children: ReactNode, problem?: string): Promise<Response> {
  const page = (
    <main>
      <p>
        <a href="/edit">Content</a>
      </p>
      <h1>{title}</h1>
      {problem && (
        <p className="wrong" role="alert">
          {problem}
        </p>
      )}
      {children}
    </main>
  );
  return pageOf(title, page, problem ? 422 : 200);
}
