import { EndTicket } from "@/components/page/end-ticket";
import { type Content, findService, linkToService, pricesPath } from "@/site/content";
import type { SectionOf } from "@/site/schema/sections";

type Props = {
  id: string | undefined;
  words: Content["nextSteps"]["post"] & { ask: string };
  /** The drawing on the stub; without it, the one that ends the service's own page. */
  drawing?: string;
};

/** At the end of a post: the prices of the service that it is about, or a way to ask, and its page. */
export function PostEnd({ id, words, drawing }: Props) {
  const { heading, coming, see, prices, ask } = words;
  const service = findService(id);
  const to = service && linkToService(service);
  if (!service?.page || !to) return null;
  const { name, status, card, page, ink } = service;
  const ticket = page.sections.find(({ section }) => section === "service-ticket") as
    | SectionOf<"service-ticket">
    | undefined;
  const isLive = status === "available";
  const action = isLive ? { label: prices, to: pricesPath(page) } : { label: ask, to: "/contact" };
  return (
    <EndTicket
      heading={isLive ? heading : coming}
      text={card.text}
      links={[action, { label: see.replace("{service}", name), to }]}
      ink={ink}
      drawing={drawing ?? ticket?.drawing ?? service.drawing}
    />
  );
}
