import { content } from "@/compiler/published";
import { ButtonLink } from "@/components/ui/button-link";
import type { Service, ServicePage } from "@/content/schema/service";
import { NextStep } from "./next-step";

/** At the end of a service's page: "Why …", and its prices or a way to ask. */
export function WhyStep({ service, page }: { service: Service; page: ServicePage }) {
  const { products, nextSteps, prices } = content;
  const { title, text, scene } = page.why;
  const { path } = prices.categories[page.pricing ?? "flyer"];
  const isLive = service.status === "available";
  return (
    <NextStep heading={title} text={text} ink={service.ink} scene={scene}>
      <ButtonLink data-scroll-first="" variant="strong" href="/why-angel-app">
        {products.why}
      </ButtonLink>
      <ButtonLink variant="onInk" href={isLive ? path : "/contact"}>
        {isLive ? nextSteps.post.prices : products.ask}
      </ButtonLink>
    </NextStep>
  );
}
