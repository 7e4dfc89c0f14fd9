import { links } from "../fields.ts";
import { section, title } from "./fields.ts";

export const app = section("app", "App: a strip with buttons to both app stores", {
  title,
  links: links.max(1).describe("A link beside the heading.").optional(),
});
