import { serviceId } from "../fields.ts";
import { section, title } from "./fields.ts";

export const posts = section("posts", "Posts: the three newest about a service", {
  service: serviceId
    .describe("What they are about. Needed on pages other than a service's own.")
    .optional(),
  title,
});
