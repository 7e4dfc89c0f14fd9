import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { htmlOf, metaOf } from "../page.ts";
import { content, open, out, pages } from "./site.ts";

const origin = content.site.hosts.us;
const imageOf = (canonical: string) => `/sharing${canonical === "/" ? "/home" : canonical}.png`;

test.each(pages)("$path is shared with a picture", ({ path, title, canonical }) => {
  const page = open(path);
  const address = origin + imageOf(canonical);
  expect({
    address: metaOf(page, "og:image"),
    type: metaOf(page, "og:image:type"),
    size: `${metaOf(page, "og:image:width")} × ${metaOf(page, "og:image:height")}`,
    alt: metaOf(page, "og:image:alt"),
    card: metaOf(page, "twitter:card"),
    cardAddress: metaOf(page, "twitter:image"),
    cardAlt: metaOf(page, "twitter:image:alt"),
  }).toEqual({
    address,
    type: "image/png",
    size: "1200 × 630",
    alt: expect.stringContaining(`${title.replace(` | ${content.site.name}`, "")}. `),
    card: "summary_large_image",
    cardAddress: address,
    cardAlt: metaOf(page, "og:image:alt"),
  });
  // A visitor's browser is not to load it: nothing else names it.
  const others = htmlOf(out, path).replace(
    /<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs,
    "",
  );
  expect(others).not.toContain("/sharing/");
});

const images = [...new Set(pages.map(({ canonical }) => imageOf(canonical)))];

test.each(images)(
  "%s is of the size that is said, small, and not cut in the middle",
  async (name) => {
    const file = readFileSync(join(out, name));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 630 });
    expect(file.length).toBeLessThan(300_000);
    // Where its two halves meet (components/sharing/poster.ts), no drawing is cut.
    const seam = sharp(file).extract({ left: width / 2 - 1, top: 0, width: 2, height });
    const { channels } = await sharp(await seam.png().toBuffer()).stats();
    expect(channels.map(({ min, max }) => max - min)).toEqual([0, 0, 0]);
  },
);

test("no two pictures are the same", () => {
  const hashOf = (name: string) =>
    createHash("sha256")
      .update(readFileSync(join(out, name)))
      .digest("hex");
  const same = [...Map.groupBy(images, hashOf).values()].filter(({ length }) => length > 1);
  expect(same).toEqual([]);
});
