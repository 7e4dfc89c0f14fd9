import type { SectionProps } from "@/components/page/section-props";
import { CurrencyNote } from "@/components/prices/currency-note";
import { InformationBlock } from "@/components/services/information-block";
import { ServicePosts } from "@/components/services/service-posts";
import { getContent } from "@/site/content";

/** A service's Information, with the posts about it; of what can be bought, with currency and rating. */
export function Information({
  id,
  suffix,
  service,
  title,
  text,
  facts,
}: SectionProps<"information">) {
  return (
    <InformationBlock
      id={id}
      suffix={suffix}
      title={title}
      text={text}
      facts={facts}
      notes={
        service?.status === "available" && (
          <>
            <CurrencyNote className="pt-6" />
            <p className="pt-2 text-small text-muted">{ratingText()}</p>
          </>
        )
      }
    >
      {service && <ServicePosts id={`${id}-posts`} service={service} />}
    </InformationBlock>
  );
}

/** The app's rating; its count and source show once they are no placeholders. */
function ratingText() {
  const { rating, placeholders } = getContent().site;
  const isCounted = !placeholders.some((field) => /^rating\.(count|source)$/.test(field));
  return isCounted ? `${rating.text}: ${rating.basis}` : rating.text;
}
