import { EndTicket } from "@/components/end-ticket/end-ticket";
import { DeviceLink, StoreLinks } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { buttonLook } from "@/components/ui/button-link";
import { saleOf } from "@/site/sale";

/** The page's last band: words, and buttons; about a service, into the app and to its prices. */
export function TicketSection({
  id,
  service,
  title,
  text,
  stores,
  ...look
}: SectionProps<"ticket">) {
  const sale = saleOf(service);
  const { ink = sale?.ink, drawing, links = [], isLast } = look;
  return (
    <EndTicket
      id={id}
      heading={title}
      text={text}
      first={
        sale && (
          <DeviceLink isNamed className={buttonLook("strong")}>
            Explore
          </DeviceLink>
        )
      }
      links={sale ? [sale.action, ...links] : links}
      ink={ink}
      drawing={drawing}
      // Shoppers would take them for what they pay.
      isLast={isLast && !stores}
    >
      {stores && <StoreLinks variant="strong" />}
    </EndTicket>
  );
}
