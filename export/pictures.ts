import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { attributeOf, type ParsedPage } from "./parsed-page.ts";

/**
 * Adds each page's pictures to its entry of the sitemap.
 * @param pages by their addresses
 */
export async function writeSitemapPictures(
  out: string,
  pages: ReadonlyMap<string, ParsedPage>,
): Promise<void> {
  const file = join(out, "sitemap.xml");
  await writeFile(file, withPictures(await readFile(file, "utf8"), pages));
}

/**
 * A sitemap with Google's extension for images. Decoration is left out.
 * @param pages by their addresses
 */
export function withPictures(sitemap: string, pages: ReadonlyMap<string, ParsedPage>): string {
  return sitemap
    .replace("<urlset ", '<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" ')
    .replace(/<loc>([^<]*)<\/loc>/g, (loc, url: string) => {
      const pictures = picturesOf(pages.get(new URL(url).pathname)).filter(({ alt }) => alt);
      const sources = new Set(pictures.map(({ src }) => new URL(src, url).href));
      const images = [...sources].map(
        (source) => `\n<image:image><image:loc>${source}</image:loc></image:image>`,
      );
      return loc + images.join("");
    });
}

function picturesOf(page: ParsedPage | undefined): { src: string; alt: string }[] {
  const images = page?.elements.filter(({ tagName }) => tagName === "img") ?? [];
  return images.map((image) => ({
    src: attributeOf(image, "src") ?? "",
    alt: attributeOf(image, "alt") ?? "",
  }));
}
