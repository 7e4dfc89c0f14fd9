import { section, service, title } from "./fields.ts";

export const otherServices = section(
  "other-services",
  "Other services: small cards in a row that moves",
  { service, title },
);
