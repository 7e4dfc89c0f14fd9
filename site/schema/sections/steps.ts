import { z } from "zod";
import { lead, pictured, title } from "./fields.ts";
import { section } from "./section.ts";

export const steps = section("steps", "Steps: three numbered pictures with words", {
  title,
  lead,
  steps: z.array(pictured).length(3),
});
