import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import {
  add,
  copyFixture,
  dataWith,
  fixturePictures,
  fixturePost as post,
  problemsWith,
  swap,
} from "../../e2e/fixture/load-fixture.ts";
import { pictureProblems } from "../checks/check-targets.ts";
import { readPictures } from "../load/disk.ts";
import { formatProblem } from "../load/problem.ts";
import { encoded } from "./encode.ts";
import { widthsOf } from "./picture.ts";
import { sizeOf } from "./read-pictures.ts";
import { picturesIn } from "./shown-pictures.ts";

/** A picture of noise, whose file is as large as a photo's. */
function photo(width = 800, height = 600) {
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: "#888", noise } });
}

/** A copy of the fixture with a photo in each of these files of content/. */
async function withPhoto(...names: string[]): Promise<string> {
  const root = copyFixture();
  onTestFinished(() => rmSync(root, { recursive: true }));
  const bytes = await photo(1000, 700).jpeg().toBuffer();
  for (const name of names) writeFileSync(join(root, name), bytes);
  return root;
}

test("what is wrong with a picture is said with its own name", async () => {
  const root = await withPhoto(
    "content/blog/my shop.jpg",
    "content/blog/a.jpg",
    "content/blog/b.jpg",
  );
  const bytes = readFileSync(join(root, "content/blog/a.jpg"));
  writeFileSync(join(root, "content/blog/a.jpg"), bytes.subarray(0, 100));
  writeFileSync(join(root, "content/blog/b.jpg"), bytes.subarray(0, bytes.length / 2));
  expect(pictureProblems(readPictures(root)).map(formatProblem)).toEqual([
    expect.stringMatching(/^content\/blog\/a\.jpg:1 is no picture that can be read/),
    expect.stringMatching(/^content\/blog\/my shop\.jpg:1 .* rename it to "my-shop\.jpg"$/),
  ]);
  // Half a picture has its size; the build finds out when it decodes it.
  const half = encoded({ file: "content/blog/b.jpg" }, 480, root);
  await expect(half).rejects.toThrow("content/blog/b.jpg cannot be read");
});

const jpeg = await photo().jpeg().toBuffer();

test("a JPEG and a PNG have a size; a turned one has that in which it is shown", async () => {
  const png = await photo().png().toBuffer();
  const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(sizeOf(jpeg)).toEqual({ width: 800, height: 600 });
  expect(sizeOf(png)).toEqual({ width: 800, height: 600 });
  expect(sizeOf(turned)).toEqual({ width: 600, height: 800 });
});

test.each([
  ["a WebP", await photo().webp().toBuffer(), "is of the format webp"],
  ["words", Buffer.from("words"), "is no picture that can be read"],
  ["a small PNG", await photo(120, 800).png().toBuffer(), "is 120 pixels wide, and would be"],
  [
    "a JPEG that is small once it is upright",
    await photo(800, 479).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    "is 479 pixels wide",
  ],
  ["a JPEG without size", jpeg.subarray(0, 100), "is no picture that can be read"],
])("%s is refused", (_, bytes, problem) => {
  expect(sizeOf(bytes)).toEqual({ problem: expect.stringContaining(problem) });
});

test("a changed picture has another address", async () => {
  const name = "content/blog/shop-window.jpg";
  const root = await withPhoto(name);
  const path = join(root, name);
  const first = readPictures(root).get(name);
  expect(first).toMatchObject({ file: name, width: 1000, height: 700 });
  expect(first?.id).toMatch(/^shop-window-[0-9a-f]{16}$/);
  writeFileSync(path, await sharp(path).flip().jpeg().toBuffer());
  expect(readPictures(root).get(name)?.id).not.toBe(first?.id);
});

const [aPicture] = fixturePictures.values();
if (!aPicture) throw new Error("the fixture has no picture");
const added = [
  "content/blog/shop-window.jpg",
  "content/services/form.png",
  "content/pages/counter.jpg",
];
const pictures = new Map([
  ...fixturePictures,
  ...added.map((file) => [file, { ...aPicture, file }] as const),
]);
const service = "content/services/digital-flyers.yaml";
const home = "content/pages/home.yaml";
const screenshot = (name: string) => swap(/^( +)alt: .*/m, `$&\n$1screenshot: ${name}`);
const inGallery = (name: string) => swap(/( +)- drawing: /, `$1- photo: ${name}\n$1  drawing: `);

test("pictures beside texts are shown, and no others", () => {
  const data = dataWith(
    {
      [post]: swap(/\]\(drawing:.*\)/, "](shop-window.jpg)"),
      [service]: screenshot("form.png"),
      [home]: inGallery("counter.jpg"),
    },
    { pictures },
  );
  // Those of the fixture itself, of which one is in a draft, and none that no text shows.
  const own = ["register.jpg", "from-above.png", "unready-words.jpg"];
  const shown = [...added, ...own.map((name) => `content/blog/${name}`)];
  expect(
    picturesIn(data, pictures)
      .map(({ file }) => file)
      .sort(),
  ).toEqual(shown.sort());
});

const beside = (name: string) => `there is no picture "${name}" beside this text; in content/`;
test.each([
  [post, add("![x](shop-windw.jpg)"), `${beside("shop-windw.jpg")}blog/ there are: `],
  [post, add("![x](Shop-Window.JPG)"), `${beside("Shop-Window.JPG")}blog/ there are: `],
  [post, add("[x](shop-window.jpg)"), '"shop-window.jpg" is no address'],
  [
    "content/faq.yaml",
    swap("Yes. ", "Yes. ![x](shop-window.jpg) "),
    "only a drawing can be shown here",
  ],
  [service, screenshot("from.png"), `${beside("from.png")}services/ there are: form.png`],
  [home, inGallery("door.jpg"), `gallery.1.photo: ${beside("door.jpg")}`],
])("in %s, a picture that cannot be shown is refused: %s%s", (path, change, message) => {
  expect(problemsWith({ [path]: change }, { pictures })).toEqual([
    expect.stringContaining(message),
  ]);
});

test.each([
  [480, [480]],
  [500, [500]],
  [1000, [480, 1000]],
  [1600, [480, 960, 1600]],
  [6000, [480, 960, 1600]],
])("a picture of %i pixels is made in widths of %j", (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths);
});
