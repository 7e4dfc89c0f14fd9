import { body } from "../fields.ts";
import { anyService, ground, section } from "./fields.ts";

export const text = section("text", "Text: chapters with a table of contents", {
  service: anyService.describe("Its card stands below the table of contents."),
  text: body.describe("In Markdown; each heading begins with ##."),
  ink: ground.describe("The color behind the text's drawings."),
});
