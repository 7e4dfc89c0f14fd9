import { basename, dirname } from "node:path/posix";
import { hexOf } from "../../components/brand/colours.ts";
import { outsideAddresses } from "../../site/external-links.ts";
import { drawingNames } from "../../site/load/drawings.ts";
import type { Files } from "../../site/load/files.ts";
import { readSource } from "../../site/load/source.ts";
import { collectTokens } from "../../site/load/tokens.ts";
import type { Loaded } from "../../site/load-content.ts";
import { listPages } from "../../site/pages/list-pages.ts";
import { nameOf } from "../../site/pages/slug.ts";
import { readPictures } from "../../site/pictures/read-pictures.ts";
import { ink } from "../../site/schema/fields.ts";
import { readSettings } from "../../site/settings.ts";
import { inWords } from "./names.ts";
import { takesPictures } from "./pictures.ts";

export type Option = { value: string; label: string };

/** The choices that fields offer. */
export type Choices = {
  /** Values of the `{{…}}` tokens, by name. */
  tokens: Record<string, string>;
  /** By format: links with the titles of their pages, and services. */
  lists: Record<string, Option[]>;
  scenes: readonly string[];
  /** Colours by the names of inks. */
  inks: Record<string, string>;
  /** The pictures beside the text, and whether any text shows them; undefined where it can have none. */
  pictures: { name: string; isShown: boolean; version: string }[] | undefined;
};

/** The choices of the form of a file. */
export function choicesFor(path: string, files: Files, { data, problems }: Loaded): Choices {
  const isInOrder = problems.length === 0;
  const pages = isInOrder ? listPages(data).filter((page) => page.canonical === page.path) : [];
  const outside = isInOrder ? Object.entries(outsideAddresses(data.site)) : [];
  const services = Object.keys(files).filter((file) => file.startsWith("services/"));
  const beside = [...readPictures()].filter(
    ([file]) => dirname(file) === `content/${dirname(path)}`,
  );
  const texts = Object.entries(files).filter(([file]) => dirname(file) === dirname(path));
  return {
    tokens: Object.fromEntries(tokensOf(files)),
    lists: {
      link: [
        ...pages.map((page) => ({ value: page.path, label: page.title })),
        ...outside.map(([name, to]) => ({ value: `@${name}`, label: to })),
      ],
      screenshot: beside.map(([file]) => ({ value: basename(file), label: basename(file) })),
      service: services.map((file) => ({ value: nameOf(file), label: inWords(nameOf(file)) })),
    },
    scenes: drawingNames(Object.keys(files)),
    inks: Object.fromEntries(ink.options.map((name) => [name, hexOf(name)])),
    pictures: takesPictures(path)
      ? beside.map(([file, { id }]) => ({
          name: basename(file),
          isShown: texts.some(([, other]) => other.includes(`(${basename(file)})`)),
          version: id,
        }))
      : undefined,
  };
}

/** The values of the tokens, as far as the files can be read. */
export function tokensOf(files: Files) {
  const read = (name: string) => readSource(`content/${name}`, files[name] ?? "");
  const [site, prices, promotion] = ["site.yaml", "prices.yaml", "promotion.yaml"].map(
    (name) => read(name).data,
  );
  return collectTokens(site, prices, promotion, readSettings(process.env).region);
}
