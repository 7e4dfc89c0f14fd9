import { z } from "zod";
import { picture, screenshot, shortText } from "../fields.ts";
import { section, title } from "./fields.ts";

export const pictures = section("pictures", "Pictures: a row of pictures with captions", {
  title: title.optional(),
  pictures: z
    .array(picture.extend({ photo: screenshot, caption: shortText.describe("Below the picture.") }))
    .min(2)
    .max(6),
});
