import { z } from "zod";
import { ink, markdown, text } from "../fields.ts";
import { sum } from "../sum.ts";
import { lead, section, title } from "./fields.ts";

export const sums = section("sums", "Sums: receipts side by side", {
  title: title.optional(),
  lead: lead.optional(),
  text: markdown.max(300).describe("A note below.").optional(),
  sums: z
    .array(z.strictObject({ title: text.max(24).describe("Above the receipt."), ink, lines: sum }))
    .min(1)
    .max(4),
});
