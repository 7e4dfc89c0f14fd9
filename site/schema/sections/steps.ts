import { z } from "zod";
import { lead, pictured, section, title } from "./fields.ts";

export const steps = section("steps", "Steps: three numbered pictures with words", {
  title,
  lead,
  steps: z.array(pictured).length(3),
});
