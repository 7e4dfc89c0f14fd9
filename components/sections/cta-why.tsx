import { DeviceLink } from "@/components/page/device-link";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { type Content, pricesPath } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { Cta } from "./cta";

type Props = {
  service: Service;
  page: ServicePage;
  words: Pick<Content["products"], "explore" | "place" | "ask"> & { prices: string };
  /** Whether phones have no drawing. */
  isShort?: boolean;
};

/** The end of a service's page: into the app or the dashboard, and to its prices. */
export function CtaWhy({ service, page, words, isShort = false }: Props) {
  const { title, text, scene } = page.why;
  const link =
    service.status === "available"
      ? { label: words.prices, to: pricesPath(page) }
      : { label: words.ask, to: "/contact" };
  return (
    <Cta
      heading={title}
      text={text}
      first={
        <DeviceLink place={words.place} className={`${buttonShape} ${buttonLook.strong}`}>
          {words.explore}
        </DeviceLink>
      }
      links={[link]}
      ink={service.ink}
      scene={scene}
      isShort={isShort}
    />
  );
}
