import { dirname, join } from "node:path/posix";
import type { Data } from "../load/collections.ts";
import { markdownTargets } from "../load/markdown.ts";
import { pageFiles } from "../schema/pages.ts";
import type { ImageFile, ImageFiles } from "./picture.ts";

/** Beside which the photos of the home page lie. */
export const homeFile = `content/${pageFiles.home[0]}`;

/** The picture beside a text that the text names; undefined for a scene. */
export function pictureBeside(
  pictures: ImageFiles,
  target: string,
  file: string,
): ImageFile | undefined {
  return pictures.get(join(dirname(file), target));
}

/** The pictures that texts show; all others are not published. */
export function picturesIn(
  { posts, plainPages, article, privacy, terms, services, home }: Data,
  pictures: ImageFiles,
): ImageFile[] {
  // Without pictures no text needs to be parsed.
  if (pictures.size === 0) return [];
  const found = [...posts, ...plainPages, article, privacy, terms].flatMap(({ file, prose }) =>
    markdownTargets(prose.text).flatMap(({ image, target }) =>
      image ? (pictureBeside(pictures, target, file) ?? []) : [],
    ),
  );
  const shown = services.flatMap(({ file, page }) =>
    [page?.hero, page?.screens?.make, page?.screens?.see, page?.screens?.count].flatMap(
      (place) => (place?.screenshot && pictureBeside(pictures, place.screenshot, file)) || [],
    ),
  );
  const photos = home.why.points.flatMap(({ gallery }) =>
    gallery.flatMap(({ photo }) => (photo && pictureBeside(pictures, photo, homeFile)) || []),
  );
  return [...new Set([...found, ...shown, ...photos])];
}

/** The places of a service that show the product: its three screens or, without them, its hero. */
export function screensOf({ file, page }: Data["services"][number]) {
  if (!page) return [];
  const { hero, screens } = page;
  if (!screens) return [{ file, field: ["page", "hero"], screenshot: hero.screenshot }];
  return (["make", "see", "count"] as const).map((name) => ({
    file,
    field: ["page", "screens", name],
    screenshot: screens[name].screenshot,
  }));
}
