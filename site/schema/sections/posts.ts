import { serviceId } from "../fields.ts";
import { title } from "./fields.ts";
import { section } from "./section.ts";

export const posts = section("posts", "Posts: the three newest about a service", {
  service: serviceId.describe("What they are about. A service's own page needs none.").optional(),
  title,
});
