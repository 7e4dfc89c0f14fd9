import { DeviceLink } from "@/components/page/device-link";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { getContent, pricesPath } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { Cta } from "./cta";

/** At the end of a service's page: its main action once more, its prices, and "Why …". */
export function CtaWhy({ service, page }: { service: Service; page: ServicePage }) {
  const { products, nextSteps } = getContent();
  const { title, text, scene } = page.why;
  const isLive = service.status === "available";
  const link = isLive
    ? { label: nextSteps.post.prices, to: pricesPath(page) }
    : { label: products.ask, to: "/contact" };
  return (
    <Cta
      heading={title}
      text={text}
      first={
        isLive && (
          <DeviceLink className={`${buttonShape} ${buttonLook.strong}`}>{products.join}</DeviceLink>
        )
      }
      links={[link, { label: products.why, to: "/why-angel-app", scrollFirst: true }]}
      ink={service.ink}
      scene={scene}
    />
  );
}
