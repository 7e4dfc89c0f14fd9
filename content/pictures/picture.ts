/** A JPEG or PNG that lies beside the texts that show it. */
export type Picture = {
  /** Path from the project's root: "content/blog/shop-window.jpg". */
  file: string;
  /** What is wrong with it, as far as that shows without decoding; then the rest says nothing. */
  fault: string | undefined;
  /** In pixels, as it is shown. */
  width: number;
  height: number;
  /** Names it and what is made of it: "shop-window-3fa2…". A changed picture has another one. */
  id: string;
};

/** All pictures, by their files. */
export type Pictures = ReadonlyMap<string, Picture>;

/** Folders of Markdown below `content/`; a picture lies in the same one as its text. */
export const pictureFolders = ["blog", "dtransfer", "legal", "pages"];

/**
 * What the build makes of each picture. The numbers are such that no difference shows on a
 * photo of a shop at twice the size; AVIF's effort is the one that costs 3 s at the largest.
 */
export const formats = {
  avif: { quality: 55, effort: 4 },
  webp: { quality: 78, effort: 4 },
} as const;
export type Format = keyof typeof formats;

/** In pixels: a phone, a phone with a fine screen, a column of text, the same on a fine screen. */
const steps = [480, 800, 1200, 1600];
const widest = 1600;

/** The widths that a picture is made in, never wider than it is itself. */
export function widthsOf({ width }: Pick<Picture, "width">): number[] {
  const last = Math.min(width, widest);
  // One that is hardly narrower than the last would only be one more file.
  return [...steps.filter((step) => step < last * 0.9), last];
}

/** Address of a picture in a width and a format. */
export function pictureAddress({ id }: Pick<Picture, "id">, width: number, format: Format): string {
  return `/pictures/${id}-${width}.${format}`;
}
