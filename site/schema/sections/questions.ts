import { lead, links, title } from "./fields.ts";
import { section } from "./section.ts";

export const questions = section("questions", "Questions: all of Questions and answers", {
  title,
  lead,
  links: links.max(3).describe("Below the opening words.").optional(),
});
