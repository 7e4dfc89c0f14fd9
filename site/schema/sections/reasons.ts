import { z } from "zod";
import { body, heading, picture, screenshot } from "../fields.ts";
import { lead, pictured, section, title } from "./fields.ts";

export const reasons = section("reasons", "Reasons: numbered, each with a picture and a gallery", {
  title,
  lead,
  points: z
    .array(
      pictured.extend({
        title: heading,
        text: body,
        gallery: z
          .array(picture.extend({ photo: screenshot }))
          .length(3)
          .describe("The pictures below the text."),
      }),
    )
    .min(2)
    .max(4),
});
