/** What the first bytes of a JPEG or PNG say of it. */
export type Header = {
  format: "jpeg" | "png";
  /** As it is shown: a picture that the camera has marked as turned is turned. */
  width: number;
  height: number;
  isCmyk: boolean;
  isAnimated: boolean;
  /** Whether the file has its end; what a broken copy has lost is the end. */
  isWhole: boolean;
};

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

/** @returns undefined where the file is neither, or has no size that can be read */
export function readHeader(bytes: Buffer): Header | undefined {
  try {
    if (isJpeg(bytes)) return readJpeg(bytes);
    return isPng(bytes) ? readPng(bytes) : undefined;
  } catch (error) {
    // The file ends within a number.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
}

export function isPng(bytes: Buffer): boolean {
  return bytes.subarray(0, 8).equals(pngSignature);
}

/** ITU T.81, annex B: segments, each with a marker and a length, up to the frame's header. */
function readJpeg(bytes: Buffer): Header | undefined {
  let isTurned = false;
  for (let at = 2; bytes.readUInt8(at) === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xff) {
      // Any number of these may stand before a marker.
      at += 1;
      continue;
    }
    if (marker === 0xe1) isTurned ||= turns(bytes.subarray(at + 4, at + 2 + length));
    if (isFrame(marker)) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      if (width === 0 || height === 0) return undefined;
      return {
        format: "jpeg",
        width: isTurned ? height : width,
        height: isTurned ? width : height,
        isCmyk: bytes.readUInt8(at + 9) === 4,
        isAnimated: false,
        // A thumbnail has an end too, but lies before the frame.
        isWhole: bytes.includes(Buffer.from([0xff, 0xd9]), at),
      };
    }
    at += 2 + length;
  }
  return undefined;
}

/** C0 to CF, but for tables (C4), an extension (C8) and arithmetic conditioning (CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Whether the camera lay on its side: Exif's orientation, tag 0x0112, is 5 to 8. */
function turns(segment: Buffer): boolean {
  if (segment.toString("latin1", 0, 6) !== "Exif\0\0") return false;
  const tiff = segment.subarray(6);
  const isLittle = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  try {
    const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < short(start); entry++) {
      const at = start + 2 + entry * 12;
      if (short(at) === 0x0112) return short(at + 8) >= 5 && short(at + 8) <= 8;
    }
  } catch {
    // What is written there by halves says nothing.
  }
  return false;
}

/** PNG specification, section 5: chunks, each with a length, a name and a check sum. */
function readPng(bytes: Buffer): Header | undefined {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (width === 0 || height === 0) return undefined;
  const chunks = new Set<string>();
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at))
    chunks.add(bytes.toString("latin1", at + 4, at + 8));
  const [isAnimated, isWhole] = [chunks.has("acTL"), chunks.has("IEND")];
  return { format: "png", width, height, isCmyk: false, isAnimated, isWhole };
}
