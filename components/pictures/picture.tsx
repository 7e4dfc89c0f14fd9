import {
  colourOf,
  type Format,
  type Picture as Known,
  pictureAddress,
  widthsOf,
} from "@/site/content";

type Props = {
  picture: Known;
  /** Alternative text. */
  alt: string;
  /** The picture's width in the page, as in the attribute `sizes`. */
  sizes: string;
  className?: string;
};

/**
 * A text's picture in a rounded card. Its mean colour holds its place: an element, because the
 * policy allows no style attributes.
 */
export async function Picture({ picture, alt, sizes, className = "" }: Props) {
  const colour = await colourOf(picture).catch((error) => {
    // The message stands above the page (content-problems.tsx); a build stops before this.
    if (process.env.NODE_ENV !== "development") throw error;
  });
  if (!colour) return null;
  const widths = widthsOf(picture);
  const setOf = (format: Format) =>
    widths.map((width) => `${pictureAddress(picture, width, format)} ${width}w`).join(", ");
  const usual = widths.findLast((width) => width <= 800) ?? picture.width;
  return (
    <span className={`relative block overflow-hidden rounded-card ${className}`}>
      <svg
        aria-hidden
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        className="absolute inset-0 h-full w-full"
      >
        <rect width={1} height={1} fill={colour} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={setOf("avif")} sizes={sizes} />
        <source type="image/webp" srcSet={setOf("webp")} sizes={sizes} />
        <img
          src={pictureAddress(picture, usual, "webp")}
          alt={alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className={`relative block h-auto w-full ${isLight(colour) ? "text-press" : "text-white"}`}
        />
      </picture>
    </span>
  );
}

/** Whether the alternative text on this colour reads better in dark letters (WCAG 1.4.3). */
function isLight(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.2;
}
