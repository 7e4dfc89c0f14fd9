import { StoreLinks } from "@/components/page/device-link";
import { EndTicket } from "@/components/page/end-ticket";
import type { SectionProps } from "@/components/page/section-props";

/** The page's last band: words, and buttons into the site or to the stores. */
export function Ticket({ id, title, text, ink, drawing, links, stores }: SectionProps<"ticket">) {
  return (
    <EndTicket id={id} heading={title} text={text} ink={ink} drawing={drawing} links={links}>
      {stores && <StoreLinks variant="strong" />}
    </EndTicket>
  );
}
