/** Formats that the site does not take, by what their files begin with. */
type Rule = [format: string, isIt: (bytes: Buffer, start: string) => boolean];

const rules: Rule[] = [
  ["animated GIF", (bytes, start) => /^GIF8/.test(start) && hasFrames(bytes)],
  ["GIF", (_, start) => /^GIF8/.test(start)],
  ["animated WebP", (bytes, start) => isWebp(start) && /VP8X/.test(start) && hasMotion(bytes)],
  ["WebP", (_, start) => isWebp(start)],
  ["animated AVIF", (_, start) => /^.{4}ftypavis/s.test(start)],
  ["AVIF", (_, start) => /^.{4}ftypavif/s.test(start)],
  ["HEIC", (_, start) => /^.{4}ftyp(?:hei|hev|mif1|msf1)/s.test(start)],
  ["film", (_, start) => /^.{4}ftyp/s.test(start)],
  ["TIFF", (_, start) => /^(?:II\*\0|MM\0\*)/.test(start)],
  ["BMP", (_, start) => /^BM.{4}\0\0\0\0/s.test(start)],
  ["JPEG XL", (_, start) => start.startsWith("\xff\n") || start.slice(4, 8) === "JXL "],
  ["Photoshop file", (_, start) => start.startsWith("8BPS")],
  ["PDF", (_, start) => start.startsWith("%PDF")],
  [
    "SVG",
    (_, start) => /^\s*(?:<\?xml[^>]*>\s*|<!--.*?-->\s*|<!DOCTYPE svg[^>]*>\s*)*<svg/s.test(start),
  ],
  ["web page", (_, start) => /^\s*<(?:!doctype html|html)/i.test(start)],
];

/** The format of a file that is neither JPEG nor PNG; undefined where it is not known. */
export function otherFormat(bytes: Buffer): string | undefined {
  const start = bytes.toString("latin1", 0, 1000).replace(/^\xef\xbb\xbf/, "");
  return rules.find(([, isIt]) => isIt(bytes, start))?.[0];
}

function isWebp(start: string): boolean {
  return /^RIFF.{4}WEBP/s.test(start);
}

/** More than one graphic control block (GIF89a, section 23), which stands before each frame. */
function hasFrames(bytes: Buffer): boolean {
  const block = Buffer.from([0x21, 0xf9, 0x04]);
  return bytes.indexOf(block) !== bytes.lastIndexOf(block);
}

/** The flag of animation in the extended header (WebP container specification). */
function hasMotion(bytes: Buffer): boolean {
  return ((bytes[20] ?? 0) & 0x02) !== 0;
}
