import { statusNames } from "@/components/page/status-label";
import { addressOf, getContent, type Page, pageAt, plainText, regions } from "@/site/content";
import { priceOf } from "@/site/money";
import { saleOf, statusOf } from "@/site/sale";
import { statuses } from "@/site/schema/service";

export const dynamic = "force-static";

/** Headings of the index, in order. */
function headings(): [group: Page["group"], heading: string][] {
  const { navigation } = getContent();
  return [
    ["site", navigation.footer.about.heading],
    ["services", navigation.bar.services],
    ["pricing", "Pricing"],
    ["blog", pageAt("/blog-lists").name],
    ["dtransfer", "dTransfer"],
    // The format's own word for pages that may be skipped.
    ["optional", "Optional"],
  ];
}

/** The site for language models (llmstxt.org): what it is about as facts, then its pages. */
export function GET(): Response {
  const { site, listedPages } = getContent();
  const sections = headings().flatMap(([group, heading]) => {
    const members = listedPages.filter((page) => page.group === group);
    return [`## ${heading}`, members.map(entry).join("\n")];
  });
  const facts = [...about(), ...prices(), ...contact()].map((fact) => `- ${fact}`).join("\n");
  const text = [`# ${site.name}`, `> ${pageAt("/").description}`, facts, ...sections].join("\n\n");
  return new Response(`${text}\n`, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

/** Describes the app, and which of its services can be had. */
function about(): string[] {
  const { navigation, services, site } = getContent();
  const lines = statuses.flatMap((status) => {
    const names = services
      .filter((service) => statusOf(service) === status)
      .map(({ name }) => name);
    return names.length > 0 ? [`${statusNames[status]}: ${names.join(", ")}`] : [];
  });
  return [navigation.footer.about.text, site.app, ...lines];
}

/** Lists prices and their currency, those of what is coming too, and what to know before buying. */
function prices(): string[] {
  const { beforeYouBuy, pricingPage, services } = getContent();
  const lists = services.flatMap((service) => {
    const sale = saleOf(service);
    if (!sale || sale.plans.length === 0) return [];
    const plans = sale.plans.map(({ heading, amount, per }) => {
      const price = priceOf(amount);
      return sale.isSold
        ? [heading, price, per].filter(Boolean).join(" ")
        : [heading, `listed as ${price.toLowerCase()}`, per].filter(Boolean).join(", ");
    });
    return [sale.list ? `${service.name}: ${plans.join("; ")}` : plans.join("; ")];
  });
  const facts = beforeYouBuy.items.map(({ title, text }) => `${title}: ${plainText(text)}`);
  return [pricingPage.currency, ...lists, ...facts];
}

/** Where and when somebody answers, and whose site this is of the two regions. */
function contact(): string[] {
  const { site, settings } = getContent();
  return [
    `Contact Us: ${site.email}, ${site.hours}, ${site.place}`,
    `Region: ${regions[settings.region].name}`,
  ];
}

function entry({ path, shortTitle, description }: Page): string {
  return `- [${shortTitle}](${addressOf(path)}): ${description}`;
}
