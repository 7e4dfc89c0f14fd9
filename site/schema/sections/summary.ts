import { section, service } from "./fields.ts";

export const summary = section("summary", "Service in short: hero, lists and facts of its page", {
  service: service.unwrap().describe("Which service."),
});
