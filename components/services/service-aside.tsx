import { pricesOrAsk } from "@/components/page/service-words";
import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import type { Service } from "@/site/schema/service";

/** Below a text's table of contents on wide screens: the service that the text is about, and its prices. */
export function ServiceAside({ service }: { service: Service | undefined }) {
  if (!service?.page) return null;
  const { name, status, page, ink } = service;
  const { label, to } = pricesOrAsk(service, page);
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
