import { z } from "zod";
import { decoded } from "../slug.ts";
import {
  day,
  draft,
  entryId,
  metaDescription,
  poster,
  serviceId,
  text,
  updated,
} from "./fields.ts";
import { sum } from "./sum.ts";

const noId = 'must be a number, or a UUID like "9b2f6c1e-4c1d-4a53-8f0e-2f5d3c7b1a90"';

/** A post's former name, also of its address as it is copied: "/blog-lists/old-name" → "old-name". */
function nameInAddress(name: string): string {
  const [, end] = /^(?:https?:\/\/[^/]+)?\/?blog-lists\/([^/?#]+)/i.exec(name) ?? [];
  return end ? decoded(end) : name;
}

/** Front matter of `content/blog/*.md`. The address ends in the name of the file. */
export const postSchema = z.strictObject({
  title: text
    .min(10)
    .max(48)
    .describe("The heading of the post, also in search results, with the site's name behind it."),
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
    .array(
      text
        .max(200)
        .overwrite(nameInAddress)
        .meta({ title: "Former address", description: "The end of it, or all of it." }),
    )
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
