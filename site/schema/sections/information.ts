import { z } from "zod";
import { markdown, shortText } from "../fields.ts";
import { section, service, title } from "./fields.ts";

export const information = section("information", "Information: words beside a list of facts", {
  service,
  title,
  text: markdown.describe("What it costs and how it begins."),
  facts: z
    .array(
      z.strictObject({
        label: shortText.describe("What the fact is about: Price, Radius."),
        value: shortText.describe("The fact itself."),
      }),
    )
    .min(2)
    .max(5),
});
