import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The least that the same page could be: its words, pictures and styles in one file, without
 * any script. What a framework costs is what a page takes beyond this.
 * @param folder the export, from which the styles are read
 */
export function floorOf(html: string, folder: string): string {
  return (
    html
      .replace(/<script\b([^>]*)>[\s\S]*?<\/script>/g, (whole, attributes) =>
        // Structured data runs nothing and is part of what the page says.
        attributes.includes("application/ld+json") ? whole : "",
      )
      .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
      // A policy names the hashes of the styles that are there, not of those put in here.
      .replace(/<meta\b[^>]*http-equiv="Content-Security-Policy"[^>]*>/gi, "")
      .replace(/<link\b[^>]*rel="stylesheet"[^>]*>/g, (link) => {
        const href = /href="([^"?]+)/.exec(link)?.[1] ?? "";
        return `<style>${stylesAt(href, folder)}</style>`;
      })
  );
}

/** A style sheet with its addresses made absolute, since it moves into the page. */
function stylesAt(href: string, folder: string): string {
  return readFileSync(join(folder, href), "utf8").replace(
    /url\((["']?)(?!data:|\/|#|https?:)([^)"']+)\1\)/g,
    (_, _quote, address: string) =>
      `url(${new URL(address, `http://x${dirname(href)}/`).pathname})`,
  );
}
