import { z } from "zod";
import { pictured, section, title } from "./fields.ts";

export const points = section("points", "Points: colored cards with words and a picture", {
  title,
  points: z.array(pictured).min(2).max(6),
});
