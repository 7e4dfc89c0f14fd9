import { content } from "@/compiler/published";
import { Carousel } from "@/components/ui/carousel.client";
import type { Service } from "@/content/schema/service";
import { ServiceCard } from "./service-card";
import { WhichOneLink } from "./which-one";

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
        <WhichOneLink className="inline-block pt-3 pb-2" />
      </div>
      <div className="mx-auto max-w-page pt-6 motion-safe:md:-mt-8 motion-safe:md:pt-0">
        <Carousel label={heading} words={content.navigation.moving} speed={500}>
          {others.map((service) => (
            <ServiceCard key={service.name} service={service} isDrawn={false} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}
