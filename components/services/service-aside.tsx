import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { getContent, pricesPath } from "@/site/content";
import type { Service } from "@/site/schema/service";

/** Below a text's table of contents on wide screens: the service that the text is about, and its prices. */
export function ServiceAside({ service }: { service: Service | undefined }) {
  const { nextSteps, serviceWords } = getContent();
  if (!service?.page) return null;
  const { name, status, card, page, ink } = service;
  const isLive = status === "available";
  return (
    <Card ink={ink} className="@container mt-8 p-5 max-lg:hidden">
      <p className="font-strong">
        {name} <StatusLabel status={status} />
      </p>
      <p className="pt-1 pb-4 text-small">{card.text}</p>
      <ButtonLink variant="onInk" href={isLive ? pricesPath(page) : "/contact"}>
        {isLive ? nextSteps.post.prices : serviceWords.ask}
      </ButtonLink>
    </Card>
  );
}
