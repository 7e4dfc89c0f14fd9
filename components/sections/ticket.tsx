import { DeviceLink, StoreLinks } from "@/components/page/device-link";
import { EndTicket } from "@/components/page/end-ticket";
import type { SectionProps } from "@/components/page/section-props";
import { pricesOrAsk } from "@/components/page/service-words";
import { buttonLook } from "@/components/ui/button-link";
import { hasPage } from "@/site/content";

/** The page's last band: words, and buttons; about a service, into the app and to its prices. */
export function Ticket({ id, service, title, text, stores, ...look }: SectionProps<"ticket">) {
  const isAbout = hasPage(service);
  const { ink = isAbout ? service.ink : undefined, drawing, links = [] } = look;
  return (
    <EndTicket
      id={id}
      heading={title}
      text={text}
      first={
        isAbout && (
          <DeviceLink isNamed className={buttonLook("strong")}>
            Explore
          </DeviceLink>
        )
      }
      links={isAbout ? [pricesOrAsk(service), ...links] : links}
      ink={ink}
      drawing={drawing}
    >
      {stores && <StoreLinks variant="strong" />}
    </EndTicket>
  );
}
