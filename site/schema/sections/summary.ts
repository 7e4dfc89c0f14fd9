import { service } from "./fields.ts";
import { section } from "./section.ts";

export const summary = section("summary", "Service in short: hero, lists and facts of its page", {
  service: service.unwrap().describe("Which service."),
});
