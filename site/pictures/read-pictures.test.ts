import { copyFileSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyFixture, fixtureFiles, fixturePost as post } from "../../e2e/fixture/load-fixture.ts";
import { photo } from "../../e2e/fixture/sample-pictures.ts";
import { readFiles } from "../load/files.ts";
import { formatProblem } from "../load/problem.ts";
import { loadTexts } from "../load-content.ts";
import { damagedPictures } from "./damage.ts";
import { pictureAddress, widthsOf } from "./picture.ts";
import { picturesIn } from "./pictures-in.ts";
import { readPictures } from "./read-pictures.ts";

const before = "](scene:search)";
const shop = "content/blog/shop-window.jpg";
let root = "";
const at = (path: string) => join(root, "content", path);

beforeAll(async () => {
  root = copyFixture();
  await photo(1000, 700).jpeg().toFile(at("blog/shop-window.jpg"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The problems of the content after a change of the post's picture. */
function problemsWith(picture: string): string[] {
  const texts = readFiles(root);
  const changed = texts[post]?.replace(/\]\(scene:search\)/, picture) ?? "";
  expect(changed).not.toBe(texts[post]);
  return loadTexts({ ...texts, [post]: changed }, root).problems.map(formatProblem);
}

const line = (fixtureFiles[post]?.split(before)[0] ?? "").split("\n").length;

test("a picture beside the post can be shown in it", () => {
  expect(problemsWith("](shop-window.jpg)")).toEqual([]);
});

test.each([
  [
    "](shop-windw.jpg)",
    `there is no picture "shop-windw.jpg" beside this text, in content/blog/; did you mean "shop-window.jpg"?`,
  ],
  [
    "](Shop-Window.JPG)",
    `there is no picture "Shop-Window.JPG" beside this text, in content/blog/; did you mean "shop-window.jpg"?`,
  ],
  [
    "](shop window.jpg)",
    `"shop window.jpg" has spaces or signs that a text cannot hold; name the file and write "shop-window.jpg"`,
  ],
  [
    "](https://example.com/a.jpg)",
    "no picture from elsewhere is shown; save it beside this text and write its name",
  ],
])("%s: refused at its line", (picture, message) => {
  expect(problemsWith(picture)).toContain(`content/${post}:${line} ${message}`);
});

test("a picture without words, named by reference, or linked to is refused", () => {
  const text = readFiles(root)[post] ?? "";
  for (const [words, message] of [
    ["![](shop-window.jpg)", "the picture has no alternative text"],
    ["![x][y]\n\n[y]: shop-window.jpg", "write the picture's name right behind its words"],
    ["[x](shop-window.jpg)", '"shop-window.jpg" is no address'],
  ]) {
    const { problems } = loadTexts({ ...readFiles(root), [post]: `${text}\n${words}\n` }, root);
    expect(problems.map(formatProblem).join("\n")).toContain(message);
  }
});

test("a picture in a text that has no folder for it is refused", () => {
  const faq = readFiles(root)["faq.yaml"]?.replace("Yes. ", "Yes. ![x](shop-window.jpg) ");
  const { problems } = loadTexts({ ...readFiles(root), "faq.yaml": faq ?? "" }, root);
  expect(problems.map(formatProblem).join("\n")).toContain("only a scene can be shown here");
});

test("what is wrong with a picture is said with its own name", async () => {
  const photo = readFileSync(at("blog/shop-window.jpg"));
  const gap = Buffer.from(photo).fill("\xff\xd3", 50_000, 55_000, "latin1");
  const files: [string, Buffer][] = [
    ["blog/my shop.jpg", photo],
    ["blog/photo.png", photo],
    ["blog/cut.jpg", photo.subarray(0, 100)],
    ["samples/shop.jpg", photo],
    ["blog/gap.jpg", gap],
  ];
  for (const [path, bytes] of files) writeFileSync(at(path), bytes);
  const said = loadTexts(readFiles(root), root).problems.map(formatProblem);
  const decoded = (await damagedPictures(readPictures(root), root)).map(formatProblem);
  for (const [path] of files) rmSync(at(path));
  expect(said).toEqual([
    expect.stringMatching(/^content\/blog\/cut\.jpg:1 is no picture that can be read/),
    expect.stringMatching(/^content\/blog\/my shop\.jpg:1 .* rename it to "my-shop\.jpg"$/),
    'content/blog/photo.png:1 is a JPG by its content; rename it to "photo.jpg"',
    expect.stringMatching(/^content\/samples\/shop\.jpg:1 lies where no text can show it/),
  ]);
  expect(decoded).toEqual([expect.stringMatching(/^content\/blog\/gap\.jpg:1 is damaged/)]);
});

test("a changed picture has other addresses, and only what is shown has any", async () => {
  const first = readPictures(root).get(shop);
  expect(first).toMatchObject({ file: "content/blog/shop-window.jpg", width: 1000, height: 700 });
  copyFileSync(at("blog/shop-window.jpg"), at("blog/unused.jpg"));
  await sharp(at("blog/unused.jpg")).flip().jpeg().toFile(at("blog/shop-window.jpg"));
  const pictures = readPictures(root);
  const second = pictures.get(shop);
  expect(second?.id).toMatch(/^shop-window-[0-9a-f]{16}$/);
  expect(second?.id).not.toBe(first?.id);
  const text = readFiles(root)[post]?.replace(before, "](shop-window.jpg)") ?? "";
  const { data } = loadTexts({ ...readFiles(root), [post]: text }, root);
  // Those of the fixture itself, of which one is in a draft, and none that no text shows.
  const shown = ["register.jpg", "from-above.png", "unready-words.jpg"];
  const others = shown.map((name) => pictures.get(`content/blog/${name}`));
  expect(new Set(picturesIn(data, pictures))).toEqual(new Set([...others, second]));
});

test("a screenshot beside a service takes a drawn screen's place; one that is not there is named", async () => {
  await photo(1200, 800).png().toFile(at("services/form.png"));
  const flyers = "services/digital-flyers.yaml";
  const load = (name: string) => {
    const text = readFiles(root)[flyers]?.replace(
      "      title: Make it\n",
      `      screenshot: ${name}\n      title: Make it\n`,
    );
    return loadTexts({ ...readFiles(root), [flyers]: text ?? "" }, root);
  };
  const shown = picturesIn(load("form.png").data, readPictures(root));
  expect(shown.filter(({ file }) => !file.startsWith("content/blog/"))).toMatchObject([
    { file: "content/services/form.png", width: 1200 },
  ]);
  expect(load("from.png").problems.map(formatProblem)).toEqual([
    expect.stringMatching(
      /^content\/services\/digital-flyers\.yaml:\d+ page\.screens\.make\.screenshot: there is no picture "from\.png" beside this text, in content\/services\/; did you mean "form\.png"\?$/,
    ),
  ]);
});

test("a photo takes a drawing's place in the home page's gallery", async () => {
  await photo(1200, 800).jpeg().toFile(at("pages/counter.jpg"));
  const home = "pages/home.yaml";
  const load = (name: string) => {
    const text = readFiles(root)[home]?.replace(/( +)- scene: /, `$1- photo: ${name}\n$1  scene: `);
    return loadTexts({ ...readFiles(root), [home]: text ?? "" }, root);
  };
  const { data, problems } = load("counter.jpg");
  expect(problems).toEqual([]);
  expect(picturesIn(data, readPictures(root)).map(({ file }) => file)).toContain(
    "content/pages/counter.jpg",
  );
  expect(load("door.jpg").problems.map(formatProblem)).toEqual([
    expect.stringMatching(/gallery\.0\.photo: there is no picture "door\.jpg" beside this text/),
  ]);
});

test.each([
  [480, [480]],
  [500, [500]],
  [1000, [480, 1000]],
  [1200, [480, 960, 1200]],
  [1600, [480, 960, 1600]],
  [6000, [480, 960, 1600]],
])("a picture of %i pixels is made in widths of %j", (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths);
});

test("an address says name and width", () => {
  expect(pictureAddress({ id: "shop-0a" }, 960)).toBe("/pictures/shop-0a-960.webp");
});
