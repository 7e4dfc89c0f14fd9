import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../compiler/load/files.ts";
import { photo } from "../../fixture/sample-pictures.ts";
import { project, root } from "./second-build.ts";

/** A word that stands on every page, in the first build and in the second. */
export const word = { before: "Skip to the content", after: "Skip to the new content" };

export function changeWord(): void {
  change("content/navigation.yaml", word.before, word.after);
}

/** A price that texts quote: that of a flyer for 7 days. */
export const price = { before: "48.00", after: "77.35" };

export function changePrice(): void {
  change("content/prices.yaml", `amount: ${price.before}`, `amount: ${price.after}`);
}

/** The post that gets pictures, and their alternative texts. */
export const illustrated = {
  path: "/blog-lists/answer-every-review",
  inSection: "A register with a drawer of receipts",
  inText: "The same register, from above",
};

/** A picture in a section's place, turned by the camera; one in the text; and one in a draft. */
export async function addPictures(): Promise<void> {
  const blog = join(root, "content/blog");
  await photo(2000, 1500)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(blog, "register.jpg"));
  await photo(1400, 700).png().toFile(join(blog, "from-above.png"));
  await photo(600, 400).jpeg().toFile(join(blog, "unready-words.jpg"));
  await photo(600, 400).jpeg().toFile(join(blog, "not-shown.jpg"));
  change(
    `content${illustrated.path.replace("-lists", "")}.md`,
    "![Two speech bubbles](scene:chat)",
    `![${illustrated.inSection}](register.jpg)\n\nWords first.\n\n![${illustrated.inText}](from-above.png)`,
  );
  // Pictures load when they are near: there is enough to read before these.
  const heading = "## Two sentences are enough";
  change(
    `content${illustrated.path.replace("-lists", "")}.md`,
    heading,
    `${"A line to read first.\n\n".repeat(90)}${heading}`,
  );
  const draft = join(blog, "a-draft-about-opening-hours.md");
  writeFileSync(draft, `${readFileSync(draft, "utf8")}\n![A clock](unready-words.jpg)\n`);
}

/** Every island says which build it is of, so each of their chunks is another file. */
export async function changeIslands(): Promise<void> {
  for (const name of ["app", "components"])
    for (const file of filesBelow(join(project, name)))
      if (file.endsWith(".client.tsx")) {
        const path = join(project, name, file);
        const text = readFileSync(path, "utf8");
        writeFileSync(path, `${text}\nReflect.set(globalThis, "build", "B");\n`);
      }
}

function change(name: string, from: string, to: string): void {
  const file = join(root, name);
  const text = readFileSync(file, "utf8");
  if (!text.includes(from)) throw new Error(`${file}: there is no "${from}"`);
  writeFileSync(file, text.replace(from, to));
}
