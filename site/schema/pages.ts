import { z } from "zod";
import { draft, meta, metaDescription, metaTitle, updated } from "./fields.ts";
import { sections } from "./sections.ts";

/** The page of all services; one of them, whose page has no `metadata`, is told there in full. */
export const productsPath = "/services/dtransfer";

/** The address of the old site at which the storage service's page stands too. */
export const storageAlias = "/serviceAchievements/storage";

const metadata = meta.meta({
  title: "In search results",
  description: "Also on the browser's tab and where the page is shared.",
});

/** `content/pages/*.yaml`: a page that an editor has added, at the address that is its file's name. */
export const pageSchema = z.strictObject({ metadata, draft: draft.unwrap(), updated, sections });

/** A page that code names, which is never a draft: by that the editor tells them apart. */
const namedPage = z.strictObject({ metadata, updated, sections });

/** Further addresses of a page, each with its own words for search results; code has their routes. */
export const aliasesAt = <const Path extends string>(paths: readonly [Path, ...Path[]]) =>
  z
    .array(z.strictObject({ path: z.enum(paths), title: metaTitle, description: metaDescription }))
    .meta({ title: "Further addresses", description: "Of the same page." });

const aboutAliases = aliasesAt(["/about/story", "/about/culture"]);
const productsAliases = aliasesAt(["/products", "/services"]);

/** The pages that code names: each has to be there, under the name of its file. */
export const namedPages = {
  home: ["pages/home.yaml", namedPage],
  about: ["pages/about.yaml", namedPage.extend({ aliases: aboutAliases })],
  products: [
    "pages/products.yaml",
    namedPage.extend({ aliases: productsAliases }),
    "Products, /services/dtransfer",
  ],
  why: ["pages/why-angel-app.yaml", namedPage, "Why us, /why-angel-app"],
  shoppers: ["pages/shoppers.yaml", namedPage],
  dtransfer: ["pages/dtransfer.yaml", namedPage, "dTransfer, /dtransfer"],
} as const;

/** Their addresses, where they are not the names of their files. */
export const namedPaths: Record<string, string> = { home: "/", products: productsPath };
