import { links } from "../fields.ts";
import { lead, section, title } from "./fields.ts";

export const questions = section("questions", "Questions: all of Questions and answers", {
  title,
  lead,
  links: links.max(3).describe("Below the opening words.").optional(),
});
