import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Graph,
  Offer,
  Product,
  Thing,
  WithContext,
} from "schema-dts";
import { addressOf, type Crumb, getContent, plainText, wordCount } from "@/site/content";
import { decimal } from "@/site/money";
import { hasPricingPage } from "@/site/schema/pricing";
import type { Service, ServicePage } from "@/site/schema/service";
import { sharingAddress } from "../sharing/sharing-address";
import { language } from "./page-metadata";

/**
 * Structured data for search engines, which says nothing that the page does not show. Things
 * described on another page are named by their @id alone. Escaped, so that no text can end the
 * element.
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
const currencies = { us: "USD", ca: "CAD" } as const;
const priceCurrency = () => currencies[getContent().settings.region];

/** The company, its site and its app, on the home page. */
export function SiteJsonLd() {
  const { name, email, place, social } = getContent().site;
  const { facebook, x, linkedin, instagram, youtube } = social;
  const url = addressOf("/");
  const graph: Graph = {
    ...context,
    "@graph": [
      {
        "@type": "Organization",
        ...organization(),
        name,
        url,
        logo: addressOf("/icons/512.png"),
        email,
        address: place,
        sameAs: [facebook, x, linkedin, instagram, youtube],
      },
      { "@type": "WebSite", name, url, inLanguage: language(), publisher: organization() },
      {
        "@type": "SoftwareApplication",
        name,
        applicationCategory: "BusinessApplication",
        operatingSystem: "iOS, Android",
        installUrl: [addressOf("@ios"), addressOf("@android")],
        offers: { "@type": "Offer", price: 0, priceCurrency: priceCurrency() },
        publisher: organization(),
      },
    ],
  };
  return <JsonLd data={graph} />;
}

/** The visible trail of a page: its steps have an address where they are links. */
export function BreadcrumbJsonLd({ trail }: { trail: Crumb[] }) {
  const data: WithContext<BreadcrumbList> = {
    ...context,
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label: name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path && { item: addressOf(path) }),
    })),
  };
  return <JsonLd data={data} />;
}

/** A service as a product, with its rating, and with its prices if it can be bought. */
export function ProductJsonLd({ service, page }: { service: Service; page: ServicePage }) {
  const { name, rating } = getContent().site;
  const { value: ratingValue, best: bestRating, count: ratingCount } = rating;
  const offers = service.status === "available" ? offersOf(page) : undefined;
  const data: WithContext<Product> = {
    ...context,
    "@type": "Product",
    name: service.name,
    image: addressOf(sharingAddress({ canonical: page.path })),
    brand: { "@type": "Brand", name },
    aggregateRating: { "@type": "AggregateRating", ratingValue, bestRating, ratingCount },
    ...(offers && { offers }),
  };
  return <JsonLd data={data} />;
}

/** A service's prices; none where it is sold with another service alone. */
function offersOf({ pricing }: ServicePage): Offer[] | undefined {
  if (!hasPricingPage(pricing)) return undefined;
  return getContent().prices.categories[pricing].plans.map(({ label, amount }) => ({
    "@type": "Offer",
    name: label,
    price: decimal(amount),
    priceCurrency: priceCurrency(),
    availability: "https://schema.org/InStock",
  }));
}

type Article = {
  title: string;
  date: string;
  updated?: string | undefined;
  prose: { text: string };
};

/** A post of the blog, or the article on dTransfer. */
export function PostingJsonLd({ article, path }: { article: Article; path: string }) {
  const { title, date, updated, prose } = article;
  const data: WithContext<BlogPosting> = {
    ...context,
    "@type": "BlogPosting",
    headline: title,
    image: addressOf(sharingAddress({ canonical: path })),
    datePublished: date,
    ...(updated && { dateModified: updated }),
    author: {
      "@type": "Organization",
      name: getContent().site.team.name,
      url: addressOf("/about"),
    },
    publisher: organization(),
    wordCount: wordCount(prose.text),
  };
  return <JsonLd data={data} />;
}

/** The questions of /why-angel-app. */
export function FaqJsonLd() {
  const data: WithContext<FAQPage> = {
    ...context,
    "@type": "FAQPage",
    mainEntity: getContent().faq.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
  return <JsonLd data={data} />;
}
