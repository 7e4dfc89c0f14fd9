import { z } from "zod";
import { alt, draft, drawing, ink, label, meta, path, shortText, updated } from "./fields.ts";
import { sections } from "./sections.ts";

export const pageMeta = meta.meta({
  title: "In search results",
  description: "Also on the browser's tab and where the page is shared.",
});

const name = label
  .meta({
    title: "Short name",
    description: "In the breadcrumb and in lists for programs, if it is not the title.",
  })
  .optional();

/** Further addresses of a page, each with its own words for search results. */
export const aliases = z
  .array(z.strictObject({ path, ...meta.shape, name }))
  .meta({ title: "Further addresses", description: "Of the same page." })
  .optional();

const groups = ["site", "services", "dtransfer", "blog", "optional"] as const;

/** What a page knows of itself beside its words. */
const settings = z
  .strictObject({
    address: path.describe("If it is not the name of the file: /services/dtransfer.").optional(),
    aliases,
    name,
    footer: z.enum(["main", "second"]).optional(),
    group: z
      .enum(groups)
      .describe("Where it stands in /llms.txt, the list for language models.")
      .optional(),
    unlisted: z
      .boolean()
      .meta({ title: "Hidden", description: "While this is on, search engines do not list it." })
      .optional(),
    sharing: z
      .strictObject({
        eyebrow: shortText.describe("The small line above the title.").optional(),
        drawing: drawing.optional(),
        ink: ink.optional(),
        alt: alt.optional(),
      })
      .meta({
        title: "Picture when shared",
        description: "Where it is not that of the first section.",
      })
      .optional(),
  })
  .meta({ title: "Address and sharing", description: "Most pages need nothing here." })
  .optional();

/** `content/pages/*.yaml`: a page, at the address that is its file's name unless it says another. */
export const pageSchema = z.strictObject({
  metadata: pageMeta,
  draft,
  updated,
  sections,
  settings,
});
