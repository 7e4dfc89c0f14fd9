import { z } from "zod";
import {
  day,
  entryId,
  metaDescription,
  pageTitle,
  poster,
  read,
  searchTitle,
  serviceId,
  shortLead,
  updated,
} from "./fields.ts";

const postAddress = z
  .string()
  .regex(/^\/blog-lists\/[a-z0-9-]+$/, 'must be the address of a post ("/blog-lists/…")')
  .meta({
    format: "link",
    title: "Post",
    description: "Its address, which begins with /blog-lists/.",
  });

/** Front matter of `content/article.md`. */
export const articleSchema = z.strictObject({
  title: pageTitle.meta(read),
  metaTitle: searchTitle,
  description: metaDescription,
  date: day.describe("The day on the article."),
  updated: updated.optional(),
  author: entryId.meta({ format: "author", description: "Who wrote it." }),
  service: serviceId.describe("The service that the article is about."),
  poster,
  lead: shortLead,
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
