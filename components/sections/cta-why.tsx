import { DeviceLink } from "@/components/page/device-link";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { getContent, pricesPath } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { Cta } from "./cta";

/** The end of a service's page: into the app or the dashboard, and to its prices. */
export function CtaWhy({ service, page }: { service: Service; page: ServicePage }) {
  const { products, nextSteps } = getContent();
  const { title, text, scene } = page.why;
  const link =
    service.status === "available"
      ? { label: nextSteps.post.prices, to: pricesPath(page) }
      : { label: products.ask, to: "/contact" };
  return (
    <Cta
      heading={title}
      text={text}
      first={
        <DeviceLink place={products.place} className={`${buttonShape} ${buttonLook.strong}`}>
          {products.explore}
        </DeviceLink>
      }
      links={[link]}
      ink={service.ink}
      scene={scene}
    />
  );
}
