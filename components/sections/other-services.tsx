import { StatusLabel } from "@/components/page/status-label";
import { Carousel } from "@/components/ui/carousel.client";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { getContent, linkToService } from "@/site/content";
import type { Service } from "@/site/schema/service";
import { UnpublishedMark } from "./unpublished-mark";
import { WhichOneLink } from "./which-one-link";

type Props = {
  heading: string;
  current: Service;
  /** Low, and without the link to the table of goals, where that table stands on the same page. */
  isCompact?: boolean;
};

/** The band of the other services at the end of a service page, a small ticket each. */
export function OtherServices({ heading, current, isCompact = false }: Props) {
  const others = getContent().services.filter(({ name, page }) => page && name !== current.name);
  return (
    <section
      aria-labelledby="_other-services"
      className={`bg-paper-2 px-gutter ${isCompact ? "py-10 max-sm:py-7" : "py-section"}`}
    >
      <div className="@container mx-auto max-w-page">
        <h2 id="_other-services" className={isCompact ? "text-h3" : "text-h2"}>
          {heading}
        </h2>
        {!isCompact && (
          <WhichOneLink className="relative z-1 pt-1">{getContent().whichOne.heading}</WhichOneLink>
        )}
        {/* Its buttons stand beside the link, where both fit. */}
        <div className="pt-3 @min-[20.5rem]:-mt-11 @min-[20.5rem]:pt-0">
          <Carousel label={heading} words={getContent().navigation.moving} speed={500}>
            {others.map((service) => (
              <Ticket key={service.name} service={service} hasText={!isCompact} />
            ))}
          </Carousel>
        </div>
      </div>
    </section>
  );
}

type TicketProps = { service: Service & { file: string }; hasText: boolean };

/** A service's sign on its ink and its name; all of the ticket is the link. */
function Ticket({ service, hasText }: TicketProps) {
  const { card, ink, icon, status } = service;
  return (
    <li className="group relative flex overflow-hidden rounded-card border-2 border-ink bg-sheet">
      <div
        className={`grid shrink-0 place-items-center px-4 border-e-2 border-dashed border-press ${inkBackground[ink]}`}
      >
        <Icon name={icon} className="size-8" />
      </div>
      <div className="min-w-0 grow p-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-h4">
            <a
              href={linkToService(service)}
              className="after:absolute after:inset-0 after:rounded-card group-hover:underline"
            >
              {card.title}
            </a>
          </h3>
          <StatusLabel status={status} />
        </div>
        {hasText && <p className="pt-1 text-small text-muted">{card.text}</p>}
        <UnpublishedMark text={service}>{null}</UnpublishedMark>
      </div>
    </li>
  );
}
