import { content, serviceAt } from "@/content/content";
import type { PricingCategory } from "@/content/schema/pricing";
import type { Service, ServicePage } from "@/content/schema/service";
import { items, link, list, type Parts, prose, services } from "./parts";

type WithPage = { service: Service; page: ServicePage };

/** A service's own page. */
export function service(own: WithPage): Parts {
  return [...sections(own, "#"), ...otherServices(own)];
}

/** The list of all services and dTransfer's section. */
export function products(): Parts {
  const { heading, lead } = content.products;
  const dtransfer = serviceAt("/services/dtransfer");
  return [
    `# ${heading}`,
    lead,
    services(content.services),
    ...sections(dtransfer, "##"),
    ...otherServices(dtransfer),
  ];
}

function otherServices({ service: own }: WithPage): Parts {
  const { heading, lead } = content.products.band;
  const others = content.services.filter(({ name, page }) => page && name !== own.name);
  return [`## ${heading}`, lead, services(others)];
}

/** @param level of the service's own heading */
function sections({ page }: WithPage, level: "#" | "##"): Parts {
  const { hero, features, growth, information, why } = page;
  const { rating } = content.site;
  const facts = [...information.facts, { label: rating.label, value: rating.text }];
  const toWhy = link(content.products.why, "/why-angel-app");
  return [
    `${level} ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    toWhy,
    `## ${features.heading}`,
    features.lead,
    ...items(features.items),
    `## ${growth.heading}`,
    growth.lead,
    ...items(growth.items),
    `## ${content.products.information}: ${information.title}`,
    prose(information.text),
    list(facts.map(({ label, value }) => `${label}: ${value}`)),
    `### ${why.title}`,
    why.text,
    toWhy,
  ];
}

/** A category's plans and what goes with all of them. */
export function pricing(category: PricingCategory): Parts {
  const { plans, comingSoon, features } = content.prices.categories[category];
  const { categories, free, comingSoon: soon, payment, guarantee, privacy } = content.pricingPage;
  const { heading, lead, note } = categories[category];
  return [
    `# ${heading}`,
    lead,
    ...plans.flatMap(({ region, amount, per, features: own = features }) => [
      `## ${region}`,
      `${amount === 0 ? free : `$${amount.toFixed(2)}`}${per ? ` ${per}` : ""}`,
      comingSoon && soon,
      list(own),
    ]),
    note,
    payment,
    `## ${privacy.heading}`,
    prose(privacy.text),
    link(privacy.button, "/privacy-policy"),
    `## ${guarantee.heading}`,
    prose(guarantee.text),
  ];
}
