import { z } from "zod";
import { sum } from "../sum.ts";
import {
  day,
  draft,
  entryId,
  ink,
  lead,
  metaDescription,
  metaTitle,
  opening,
  picture,
  serviceId,
  text,
  updated,
} from "./fields.ts";

const poster = picture.extend({ ink: ink.meta({ default: "coral" }) });
const pageTitle = metaTitle.describe("The heading of the page.");
const metaTitleField = metaTitle.meta({ title: "Title in search results" });

const noId = 'must be a number, or a UUID like "9b2f6c1e-4c1d-4a53-8f0e-2f5d3c7b1a90"';

/** Front matter of `content/blog/*.md`. The address ends in the name of the file. */
export const postSchema = z.strictObject({
  title: metaTitle.min(10).describe("The heading of the post, also in search results."),
  description: metaDescription,
  services: z
    .array(serviceId)
    .min(1)
    .max(3)
    .describe("What it is about, the main service first; their pages lead to the post."),
  date: day.describe("A post of a day to come is on the site from then on."),
  draft,
  poster: poster.describe("The picture on top of the post and on its card."),
  sum: sum
    .meta({ title: "Worked example", description: "A receipt; its last line is the total." })
    .optional(),
  updated: updated.optional(),
  author: entryId.meta({ format: "author", description: "Who wrote it." }),
  formerly: z
    .array(text.max(120).meta({ title: "Former address", description: "The end of it." }))
    .meta({
      title: "Former addresses",
      description:
        "If you rename the post's file, add its old name: links to the old address then lead here.",
    })
    .optional(),
  // The editor saves a number as a text.
  id: z
    .union([z.int().min(1), z.stringFormat("number", /^[1-9]\d*$/), z.uuid()], { error: noId })
    .meta({
      format: "id-of-post",
      title: "Name for feed readers",
      description: "Made by itself; it never changes, since feed readers know the post by it.",
    }),
});

const postAddress = z
  .string()
  .regex(/^\/blog-lists\/[a-z0-9-]+$/, 'must be the address of a post ("/blog-lists/…")')
  .meta({ title: "Post", description: "Its address, which begins with /blog-lists/." });

/** Front matter of `content/dtransfer/article.md`. */
export const articleSchema = z.strictObject({
  title: pageTitle,
  metaTitle: metaTitleField,
  description: metaDescription,
  date: day.describe("The day on the article."),
  updated: updated.optional(),
  author: entryId.meta({ format: "author", description: "Who wrote it." }),
  poster,
  lead,
  hashtags: z
    .array(
      z
        .string()
        .regex(/^[A-Za-z]\w*$/, "must be letters and digits, without the #")
        .describe("Without the #."),
    )
    .describe("What is shared names our account too."),
  related: z
    .array(z.strictObject({ to: postAddress }))
    .length(3)
    .meta({ title: "Related posts", description: "Posts on the same subject." })
    .refine((posts) => new Set(posts.map(({ to }) => to)).size === posts.length, {
      error: "has a post twice; choose three different ones",
    }),
});

const besideHeading = picture.optional().describe("Beside the heading.");

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({
  title: pageTitle,
  metaTitle: metaTitleField,
  description: metaDescription,
  effective: day
    .describe("The day from which it applies; without it, the page shows no dates.")
    .optional(),
  updated,
  added: day
    .describe("The day on which parts were added that those dates do not cover.")
    .optional(),
  lead: opening.max(400),
  picture: besideHeading,
});
