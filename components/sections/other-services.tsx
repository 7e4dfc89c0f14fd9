import type { SectionProps } from "@/components/page/section-props";
import { StatusLabel } from "@/components/page/status-label";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { Card } from "@/components/ui/card";
import { Carousel } from "@/components/ui/carousel.client";
import { Icon } from "@/components/ui/icon";
import { getContent, linkToService, type Service } from "@/site/content";
import { statusOf } from "@/site/sale";

/** A low band of the other services, a small card each. */
export function OtherServicesSection({ id, title, service }: SectionProps<"other-services">) {
  const others = getContent().services.filter(
    (each) => linkToService(each) && each.file !== service?.file,
  );
  return (
    <section aria-labelledby={id} className="bg-paper-2 px-gutter py-section">
      <div className="@container mx-auto max-w-page">
        <h2 id={id} className="text-h4 md:text-h3">
          {title}
        </h2>
        {/* Its buttons stand beside the heading, where both fit. */}
        <div className="pt-3 @min-[21.5rem]:-mt-11 @min-[21.5rem]:pt-0">
          <Carousel
            label={title}
            speed={500}
            arrows={{ previous: "Previous service", next: "Next service" }}
          >
            {others.map((service) => (
              <SmallCard key={service.name} service={service} />
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  );
}

/** A service's sign and its name; all of the card is the link. */
function SmallCard({ service }: { service: Service }) {
  const { card, ink, icon } = service;
  return (
    <Card as="li" ink={ink} className="group flex items-center gap-4 p-4">
      {/* Very large letters need all of the card. */}
      <Icon name={icon} className="size-8 shrink-0 @max-[14rem]:hidden" />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-h4">
            <a
              href={linkToService(service)}
              className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {card.title}
            </a>
          </h3>
          <StatusLabel status={statusOf(service)} />
        </div>
        <UnpublishedMark text={service}>{null}</UnpublishedMark>
      </div>
    </Card>
  );
}
