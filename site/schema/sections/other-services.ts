import { service, title } from "./fields.ts";
import { section } from "./section.ts";

export const otherServices = section(
  "other-services",
  "Other services: small cards in a row that moves",
  { service, title },
);
