import { lead, section, title } from "./fields.ts";

export const services = section("services", "Services: a card for each service", { title, lead });
