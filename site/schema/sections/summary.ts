import { service } from "./fields.ts";
import { section } from "./section.ts";

export const summary = section("summary", "Service in short: its words and closed lists", {
  service: service.unwrap().describe("Which service."),
});
