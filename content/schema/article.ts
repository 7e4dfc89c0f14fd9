import { z } from "zod";
import { day, draft, ink, metaDescription, metaTitle, picture, text } from "./fields.ts";
import { serviceId } from "./guides.ts";
import { sum } from "./sum.ts";

const poster = picture.extend({ ink });

/** Front matter of `content/blog/*.md`. The address ends in the name of the file. */
export const postSchema = z.strictObject({
  id: z.int().min(1),
  title: metaTitle.min(10),
  /** Names and titles that the post had until now, which redirect to it: "old-name", "Old Title". */
  formerly: z.array(text.max(120)).optional(),
  description: metaDescription,
  author: z.enum(["team"]),
  /** The services that it is about, the main one first: their pages and the post lead to each other. */
  services: z.array(serviceId).min(1).max(3),
  date: day,
  /** Day of a change that a reader would notice. */
  updated: day.optional(),
  /** Drafts are only shown in `next dev`. */
  draft,
  poster,
  /** The post's worked example. */
  sum: sum.optional(),
});

const postAddress = z
  .string()
  .regex(/^\/blog-lists\/[a-z0-9-]+$/, 'must be the address of a post ("/blog-lists/…")');

/** Front matter of `content/dtransfer/article.md`. */
export const articleSchema = z.strictObject({
  title: metaTitle,
  metaTitle,
  description: metaDescription,
  date: day,
  /** Day of a change that a reader would notice. */
  updated: day.optional(),
  author: z.enum(["team"]),
  poster,
  lead: text.max(300),
  teaser: text.max(140),
  /** Posts on the same subject. */
  related: z
    .array(z.strictObject({ to: postAddress }))
    .min(3)
    .refine((posts) => new Set(posts.map(({ to }) => to)).size === posts.length, {
      error: "has a post twice; choose three different ones",
    }),
});

/** Front matter of `content/pages/*.md`. The address is the title in lower case with hyphens. */
export const plainPageSchema = z.strictObject({
  /** Drafts are only shown in `next dev`. */
  draft,
  updated: day,
  title: metaTitle.min(4),
  metaTitle,
  description: metaDescription,
  lead: text.max(400),
});

/** Front matter of `content/legal/*.md`. */
export const legalSchema = z.strictObject({
  title: metaTitle,
  metaTitle,
  description: metaDescription,
  effective: day,
  updated: day,
  lead: text.max(400),
});
