import { content } from "@/content/content";
import type { Service } from "@/content/schema/service";
import { ServiceCard } from "./service-card";

/** The band of the other services at the end of a service page. */
export function OtherServices({ current }: { current: Service }) {
  const { heading, lead } = content.products.band;
  const others = content.services.filter(({ name, page }) => page && name !== current.name);
  return (
    <section aria-labelledby="other-services" className="bg-paper-2 px-gutter py-section">
      <div className="mx-auto max-w-page">
        <h2 id="other-services" className="text-h2">
          {heading}
        </h2>
        <p className="pt-4 text-lead text-muted">{lead}</p>
      </div>
      <ul
        aria-labelledby="other-services"
        className="-mx-gutter flex max-w-page snap-x snap-mandatory scroll-px-gutter gap-4 overflow-x-auto px-gutter pt-10 pb-4 xl:mx-auto xl:scroll-px-0 xl:px-0"
      >
        {others.map((service) => (
          <ServiceCard
            key={service.name}
            service={service}
            className="w-[min(80vw,24rem)] shrink-0 snap-start"
          />
        ))}
      </ul>
    </section>
  );
}
