import { DeviceLink } from "@/components/page/device-link";
import { EndTicket } from "@/components/page/end-ticket";
import type { SectionProps } from "@/components/page/section-props";
import { pricesOrAsk } from "@/components/page/service-words";
import { buttonLook } from "@/components/ui/button-link";
import { hasPage } from "@/site/content";

/** The last band about a service: into the app or the dashboard, and to its prices. */
export function ServiceTicket({
  id,
  service,
  title,
  text,
  drawing,
}: SectionProps<"service-ticket">) {
  if (!hasPage(service)) return null;
  return (
    <EndTicket
      id={id}
      heading={title}
      text={text}
      first={
        <DeviceLink isNamed className={buttonLook("strong")}>
          Explore
        </DeviceLink>
      }
      links={[pricesOrAsk(service)]}
      ink={service.ink}
      drawing={drawing}
    />
  );
}
