import { pricesOrAsk } from "@/components/page/service-words";
import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import { hasPage, type Service } from "@/site/content";

/** Below a text's table of contents on wide screens: the service that the text is about, and its prices. */
export function ServiceAside({ service }: { service: Service | undefined }) {
  if (!hasPage(service)) return null;
  const { name, status, ink } = service;
  const { label, to } = pricesOrAsk(service);
  return (
    <Card ink={ink} className="@container mt-8 p-5 max-lg:hidden">
      <p className="pb-4 font-strong">
        {name} <StatusLabel status={status} />
      </p>
      <ButtonLink variant="onInk" href={to}>
        {label}
      </ButtonLink>
    </Card>
  );
}
