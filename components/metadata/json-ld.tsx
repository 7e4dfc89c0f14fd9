import { content, origin, settings } from "@/content/content";
import type { Crumb } from "@/content/load/trail";
import type { Service } from "@/content/schema/service";

const currencies = { us: "USD", ca: "CAD" };

/** Structured data for search engines. Escaped, so that no text of it can end the element. */
function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, with "<" escaped
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  );
}

/** The visible trail, said again for search engines. */
export function BreadcrumbJsonLd({ trail }: { trail: Crumb[] }) {
  const itemListElement = trail.map(({ label, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: label,
    ...(path && { item: new URL(path, origin).href }),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}

/** A service as a product, with the rating and the prices that its page shows. */
export function ProductJsonLd({ service, url }: { service: Service; url: string }) {
  const { name, rating } = content.site;
  const { value: ratingValue, best: bestRating, count: ratingCount } = rating;
  const prices = service.page?.pricing && content.prices.categories[service.page.pricing];
  const offers = prices?.plans.map(({ region, amount }) => ({
    "@type": "Offer",
    name: region,
    price: amount.toFixed(2),
    priceCurrency: currencies[settings.region],
    availability: `https://schema.org/${prices.comingSoon ? "PreOrder" : "InStock"}`,
    url: new URL(prices.path, origin).href,
  }));
  return (
    <JsonLd
      data={{
        "@type": "Product",
        name: service.name,
        description: service.page?.hero.lead,
        brand: { "@type": "Brand", name },
        url: new URL(url, origin).href,
        aggregateRating: { "@type": "AggregateRating", ratingValue, bestRating, ratingCount },
        ...(offers && { offers }),
      }}
    />
  );
}
