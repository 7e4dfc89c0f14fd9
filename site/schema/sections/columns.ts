import { body, drawing } from "../fields.ts";
import { ground, title } from "./fields.ts";
import { section } from "./section.ts";

export const columns = section("columns", "Columns: a text in two columns beside a picture", {
  title,
  text: body,
  ink: ground,
  drawing,
});
