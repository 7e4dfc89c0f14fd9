import { content, findService, linkToService } from "@/compiler/published";
import { ButtonLink } from "@/components/ui/button-link";
import type { SceneName } from "@/content/schema/fields";
import { NextStep } from "./next-step";

type Props = {
  id: string | undefined;
  /** The drawing on the stub; without it, the one that ends the service's own page. */
  scene?: SceneName;
};

/** At the end of a post: the service that it is about, and its prices or a way to ask. */
export function ServiceStep({ id, scene }: Props) {
  const { heading, see, prices } = content.nextSteps.post;
  const service = findService(id);
  const href = service && linkToService(service);
  if (!service || !href) return null;
  const { name, status, card, page, ink } = service;
  const isLive = status === "available";
  const second = isLive
    ? { label: prices, to: content.prices.categories[page?.pricing ?? "flyer"].path }
    : { label: content.products.ask, to: "/contact" };
  return (
    <NextStep heading={heading} text={card.text} ink={ink} scene={scene ?? page?.why.scene}>
      <ButtonLink href={href} variant="strong">
        {see.replace("{service}", name)}
      </ButtonLink>
      <ButtonLink href={second.to} variant="onInk">
        {second.label}
      </ButtonLink>
    </NextStep>
  );
}
