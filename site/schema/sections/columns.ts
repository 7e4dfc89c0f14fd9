import { body, drawing } from "../fields.ts";
import { ground, section, title } from "./fields.ts";

export const columns = section("columns", "Columns: a text in two columns beside a picture", {
  title,
  text: body,
  ink: ground,
  drawing,
});
