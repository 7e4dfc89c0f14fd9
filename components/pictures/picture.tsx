import { type ImageFile, pictureAddress, usualWidthOf, widthsOf } from "@/site/content";

type Props = {
  picture: ImageFile;
  /** Alternative text. */
  alt: string;
  /** The picture's width in the page, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/** A text's picture in a rounded card; its place is kept until it has loaded. */
export function Picture({ picture, alt, sizes, className = "" }: Props) {
  const widths = widthsOf(picture);
  return (
    // biome-ignore lint/performance/noImgElement: the build has made all its widths
    <img
      src={pictureAddress(picture, usualWidthOf(picture))}
      srcSet={widths.map((width) => `${pictureAddress(picture, width)} ${width}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      className={`block h-auto w-full rounded-card bg-paper-2 ${className}`}
    />
  );
}
