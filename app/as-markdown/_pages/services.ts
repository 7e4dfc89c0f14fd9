import { content, serviceAt } from "@/content/content";
import type { PricingCategory } from "@/content/schema/pricing";
import type { Service, ServicePage } from "@/content/schema/service";
import { items, link, list, type Parts, prose, services } from "./parts";

type WithPage = { service: Service; page: ServicePage };

/** A service's own page. */
export function service(own: WithPage): Parts {
  const { heading, lead } = content.products.band;
  const others = content.services.filter(({ name, page }) => page && name !== own.service.name);
  return [...sections(own), `## ${heading}`, lead, services(others)];
}

/** dTransfer's section and the list of all services. */
export function products(): Parts {
  const { heading, lead } = content.products;
  const dtransfer = serviceAt("/services/dtransfer");
  return [...sections(dtransfer), `## ${heading}`, lead, services(content.services)];
}

function sections({ page }: WithPage): Parts {
  const { hero, features, growth, information, why } = page;
  const { rating } = content.site;
  const facts = [...information.facts, { label: rating.label, value: rating.text }];
  return [
    `# ${hero.title}`,
    hero.eyebrow,
    hero.lead,
    `## ${features.heading}`,
    features.lead,
    ...items(features.items),
    `## ${growth.heading}`,
    growth.lead,
    ...items(growth.items),
    `## ${information.title}`,
    prose(information.text),
    list(facts.map(({ label, value }) => `${label}: ${value}`)),
    `### ${why.title}`,
    why.text,
    link(content.products.why, "/why-angel-app"),
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
    `## ${guarantee.heading}`,
    prose(guarantee.text),
    `## ${privacy.heading}`,
    prose(privacy.text),
    link(privacy.button, "/privacy-policy"),
  ];
}
