import { crc32 } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture of noise, for tests: its file is as large as a photo's. */
export function photo(width = 800, height = 600): Sharp {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } });
}

/** A picture of one colour, for tests. */
export function flat(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: "#c63" } });
}

/** A PNG whose header claims another size. */
export function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const data = Buffer.from(bytes.subarray(16, 29));
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  return Buffer.concat([bytes.subarray(0, 8), chunk("IHDR", data), bytes.subarray(33)]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
