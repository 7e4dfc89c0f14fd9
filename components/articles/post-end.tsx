import { EndTicket } from "@/components/page/end-ticket";
import { pricesOrAsk } from "@/components/page/service-words";
import { findService, getContent, linkToService } from "@/site/content";
import type { SectionOf } from "@/site/schema/sections";

type Props = {
  id: string | undefined;
  /** The drawing on the stub; without it, the one that ends the service's own page. */
  drawing?: string;
};

/** At the end of a post: the prices of the service that it is about, or a way to ask, and its page. */
export function PostEnd({ id, drawing }: Props) {
  const { heading, coming } = getContent().nextSteps.post;
  const service = findService(id);
  const to = service && linkToService(service);
  if (!service?.page || !to) return null;
  const { name, status, card, page, ink } = service;
  const ticket = page.sections.find(({ section }) => section === "service-ticket") as
    | SectionOf<"service-ticket">
    | undefined;
  return (
    <EndTicket
      heading={status === "available" ? heading : coming}
      text={card.text}
      links={[pricesOrAsk(service, page), { label: `See ${name}`, to }]}
      ink={ink}
      drawing={drawing ?? ticket?.drawing ?? service.drawing}
    />
  );
}
