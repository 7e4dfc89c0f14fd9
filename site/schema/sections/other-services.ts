import { service, title } from "./fields.ts";
import { section } from "./section.ts";

export const otherServices = section(
  "other-services",
  "Other services: a row of small cards that moves",
  { service, title },
);
