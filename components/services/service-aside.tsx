import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink } from "@/components/ui/button-link";
import { Card } from "@/components/ui/card";
import type { Service } from "@/site/content";
import { saleOf } from "@/site/sale";

/**
 * The service that a text is about, and its prices; on wide screens below the table of contents.
 */
export function ServiceAside({ service }: { service: Service | undefined }) {
  const sale = saleOf(service);
  if (!service || !sale) return null;
  const { status, ink, action } = sale;
  return (
    <Card ink={ink} className="@container mt-8 p-5 max-lg:hidden">
      <p className="pb-4 font-strong">
        {service.name} <StatusLabel status={status} className="ms-1" />
      </p>
      <ButtonLink variant="onInk" href={action.to}>
        {action.label}
      </ButtonLink>
    </Card>
  );
}
