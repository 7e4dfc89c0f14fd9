import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Adds each page's pictures to its entry of the sitemap. */
export async function writeSitemapPictures(out: string): Promise<void> {
  const file = join(out, "sitemap.xml");
  const sitemap = await readFile(file, "utf8");
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
  const html = new Map<string, string>();
  for (const url of pages) {
    const { pathname } = new URL(url);
    const name = pathname === "/" ? "/index" : pathname;
    html.set(url, await readFile(join(out, `${name}.html`), "utf8"));
  }
  await writeFile(file, withPictures(sitemap, html));
}

/**
 * A sitemap with Google's extension for images. Decoration is left out.
 * @param html of the pages, by their addresses
 */
export function withPictures(sitemap: string, html: ReadonlyMap<string, string>): string {
  return sitemap
    .replace("<urlset ", '<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ')
    .replace(/<loc>([^<]*)<\/loc>/g, (loc, url: string) => {
      const pictures = picturesOf(html.get(url) ?? "").filter(({ alt }) => alt);
      const sources = new Set(pictures.map(({ src }) => new URL(src, url).href));
      const images = [...sources].map(
        (source) => `\n<image:image><image:loc>${source}</image:loc></image:image>`,
      );
      return loc + images.join("");
    });
}

function picturesOf(html: string): { src: string; alt: string }[] {
  return [...html.matchAll(/<img [^>]*>/g)].map(([image]) => ({
    src: / src="([^"]*)"/.exec(image)?.[1] ?? "",
    alt: / alt="([^"]*)"/.exec(image)?.[1] ?? "",
  }));
}
