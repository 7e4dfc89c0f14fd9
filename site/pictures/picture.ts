/** A JPEG or PNG that lies beside the texts that show it. */
export type ImageFile = {
  /** Path from the project's root: "content/blog/shop-window.jpg". */
  file: string;
  /** The problem found without decoding it, if any; the fields below are then empty. */
  problem: string | undefined;
  /** In pixels, after Exif rotation. */
  width: number;
  height: number;
  /** Name in addresses, with a hash of the bytes: "shop-window-3fa2…". */
  id: string;
};

/** All pictures by `file`. */
export type ImageFiles = ReadonlyMap<string, ImageFile>;

/** At this quality of WebP no difference shows on a photo of a shop at twice its size. */
export const quality = 78;

/** The least width of a picture, in pixels: a narrower one would be blurred on a phone. */
export const narrowest = 480;

/** In pixels: a phone, a phone of high density or a column of text, and that at high density. */
const steps = [narrowest, 960, 1600];
const widest = 1600;

/** The widths in which a picture is encoded; it is never enlarged. */
export function widthsOf({ width }: Pick<ImageFile, "width">): number[] {
  const last = Math.min(width, widest);
  // A step that is hardly narrower than the last width saves no bytes.
  return [...steps.filter((step) => step < last * 0.9), last];
}

/** The width for those who cannot choose one: old browsers and feed readers. */
export function usualWidthOf(picture: Pick<ImageFile, "width">): number {
  return widthsOf(picture).findLast((width) => width <= 960) ?? picture.width;
}

/**
 * Address of a picture in one width; a picture that is only in an editor's browser has a blob
 * address.
 */
export function pictureAddress({ id }: Pick<ImageFile, "id">, width: number): string {
  if (id.startsWith("blob:")) return id;
  return `/pictures/${id}-${width}.webp`;
}
