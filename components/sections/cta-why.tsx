import { content } from "@/compiler/published";
import type { Service, ServicePage } from "@/content/schema/service";
import { Cta } from "./cta";

/** At the end of a service's page: "Why …", and its prices or a way to ask. */
export function CtaWhy({ service, page }: { service: Service; page: ServicePage }) {
  const { products, nextSteps, prices } = content;
  const { title, text, scene } = page.why;
  const { path } = prices.categories[page.pricing ?? "flyer"];
  const second =
    service.status === "available"
      ? { label: nextSteps.post.prices, to: path }
      : { label: products.ask, to: "/contact" };
  return (
    <Cta
      heading={title}
      text={text}
      links={[{ label: products.why, to: "/why-angel-app", scrollFirst: true }, second]}
      ink={service.ink}
      scene={scene}
    />
  );
}
