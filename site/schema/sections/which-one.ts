import { section } from "./fields.ts";

export const whichOne = section(
  "which-one",
  "Which one do I need: a table of goals and services",
  {},
);
