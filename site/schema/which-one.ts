import { z } from "zod";
import { heading, serviceId, shortLead, shortText } from "./fields.ts";

/** `content/which-one.yaml`: the table that leads from a goal to a service. */
export const whichOneSchema = z.strictObject({
  heading,
  lead: shortLead,
  rows: z
    .array(
      z.strictObject({
        goal: shortText.describe("What a shop wants to reach."),
        service: serviceId.describe("Its link and status come from its own form."),
        price: shortText.describe("What it costs, by a fact such as {{price.flyer.7-days}}."),
        duration: shortText.describe("How long it runs."),
      }),
    )
    .min(3),
});
