import { lead, links, title } from "./fields.ts";
import { section } from "./section.ts";

export const questions = section("questions", "Questions: all questions and answers of the FAQ", {
  title,
  lead,
  links: links.max(3).describe("Below the opening words.").optional(),
});
