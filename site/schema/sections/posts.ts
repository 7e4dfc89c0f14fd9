import { section, service, title } from "./fields.ts";

export const posts = section("posts", "Posts: the three newest about a service", {
  service: service.describe("What they are about. Needed on pages other than a service's own."),
  title,
});
