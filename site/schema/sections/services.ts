import { lead, title } from "./fields.ts";
import { section } from "./section.ts";

export const services = section("services", "Services: a card for each service", { title, lead });
