import type {
  BlogPosting,
  BreadcrumbList,
  Graph,
  Offer,
  Product,
  Thing,
  WithContext,
} from "schema-dts";
import {
  addressOf,
  authorOf,
  type Crumb,
  getContent,
  linkToService,
  type Page,
  pageAt,
  regions,
  type Service,
  sectionsOf,
  wordCount,
} from "@/site/content";
import { decimal } from "@/site/money";
import { type PlanOnSale, type Sale, saleOf } from "@/site/sale";
import { openingOf } from "@/site/schema/sections";
import { sharingAddress } from "../sharing/sharing-address";
import { language } from "./page-metadata";

/**
 * Structured data for search engines, which says nothing that the page does not show. Things
 * described on another page are named only by their @id. The JSON is escaped, so that no text can
 * end the element.
 */
function JsonLd({ data }: { data: WithContext<Thing> | Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}

const context = { "@context": "https://schema.org" } as const;
const organization = () => ({ "@id": addressOf("/#organization") });
/** The company, as far as a page of its own names it. */
const publisher = () =>
  ({
    "@type": "Organization",
    ...organization(),
    name: getContent().site.name,
    url: addressOf("/"),
    logo: addressOf("/icons/512.png"),
  }) as const;
const priceCurrency = () => regions[getContent().settings.region].currency;

/** The company and its site, on the home page. */
export function SiteJsonLd() {
  const { name, email, place, social, open } = getContent().site;
  const profiles = Object.values(social).filter((address) => address !== undefined);
  const url = addressOf("/");
  const graph: Graph = {
    ...context,
    "@graph": [
      {
        ...publisher(),
        email,
        address: place,
        ...(profiles.length > 0 && { sameAs: profiles }),
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer support",
          email,
          url: addressOf("/contact"),
          hoursAvailable: {
            "@type": "OpeningHoursSpecification",
            dayOfWeek: open.days,
            opens: open.opens,
            closes: open.closes,
          },
        },
      },
      { "@type": "WebSite", name, url, inLanguage: language(), publisher: organization() },
    ],
  };
  return <JsonLd data={graph} />;
}

/**
 * The breadcrumb of the page at a path, without steps that have no address, since search engines
 * require one of each step but the last. The visible steps are words of addresses; these steps are
 * the names of their pages, and none leads to the page itself.
 */
export function BreadcrumbJsonLd({ path, trail }: { path: string; trail: Crumb[] }) {
  const data: WithContext<BreadcrumbList> = {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: linked(trail, path).map(({ label, name = label, path: item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: item && addressOf(item),
    })),
  };
  return <JsonLd data={data} />;
}

const linked = (trail: Crumb[], own: string) =>
  trail.filter(({ path }, index) => (path && path !== own) || index === trail.length - 1);

const rating = () => {
  const { value: ratingValue, best: bestRating, count: ratingCount } = getContent().site.rating;
  return { "@type": "AggregateRating", ratingValue, bestRating, ratingCount } as const;
};

type ProductProps = {
  service: Service;
  /** The address of its page, or of the page that tells of it. */
  path: string;
  /** Whether it is the service's own page, which has the rating, and not a page of its prices. */
  isOwn?: boolean;
};

/** A service as a product, with its prices if it can be bought: the same words on each page that names it. */
export function ProductJsonLd({ service, path, isOwn = false }: ProductProps) {
  const data: WithContext<Product> = {
    ...context,
    "@type": "Product",
    "@id": addressOf(`${path}#product`),
    name: service.name,
    url: addressOf(linkToService(service) ?? path),
    image: addressOf(sharingAddress(pageAt(path))),
    brand: { "@type": "Brand", name: getContent().site.name },
    description: descriptionOf(service, pageAt(path)),
    aggregateRating: isOwn ? rating() : undefined,
    offers: offersOf(saleOf(service)),
  };
  return <JsonLd data={data} />;
}

/**
 * The description of a service at the top of its own page, or else in a section of the page that
 * tells of it.
 */
function descriptionOf(service: Service, page: Page): string {
  const summary = sectionsOf(page).find(({ section }) => section === "summary");
  const said = service.page?.sections ?? (summary ? [summary] : []);
  return openingOf(said).lead ?? page.description;
}

/** A service's own plans that can be bought; none where the runs of others include it. */
function offersOf(sale: Sale | undefined): Offer[] | undefined {
  const sold = sale?.plans.filter(({ isSold }) => isSold) ?? [];
  if (sold.length === 0) return undefined;
  return sold.map((plan) => ({
    "@type": "Offer",
    name: plan.heading,
    url: addressOf(plan.path.replace(/#.*/, "")),
    ...priceFields(plan),
    availability: "https://schema.org/InStock",
  }));
}

/** A run is paid once, storage by the month, Push Radius per push. */
function priceFields(plan: PlanOnSale) {
  const price = { price: decimal(plan.amount), priceCurrency: priceCurrency() };
  if ("days" in plan || plan.amount === 0) return price;
  // MON is the month in the list of units of trade (UN/CEFACT).
  const unit = "megabytes" in plan ? { unitCode: "MON" } : plan.per && { unitText: plan.per };
  return {
    ...price,
    priceSpecification: { "@type": "UnitPriceSpecification", ...price, ...unit } as const,
  };
}

type Article = {
  title: string;
  author: string;
  description: string;
  /** The page's words in place of the description. */
  lead?: string;
  date: string;
  updated?: string;
  prose: { text: string };
};

/** A post of the blog, or the article on dTransfer. */
export function PostingJsonLd({ article, path }: { article: Article; path: string }) {
  const { title, description, lead = description, date, updated, prose } = article;
  const { name, person } = authorOf(article);
  const data: WithContext<BlogPosting> = {
    ...context,
    "@type": "BlogPosting",
    headline: title,
    description: lead,
    mainEntityOfPage: addressOf(path),
    image: addressOf(sharingAddress(pageAt(path))),
    datePublished: date,
    dateModified: updated,
    author: { "@type": person ? "Person" : "Organization", name, url: addressOf("/about") },
    publisher: publisher(),
    wordCount: wordCount(prose.text),
  };
  return <JsonLd data={data} />;
}
