import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { getContent, pricesPath } from "@/site/content";
import type { Service } from "@/site/schema/service";

/** Below a text's table of contents on wide screens: the service that the text is about, and its prices. */
export function ServiceAside({ service }: { service: Service | undefined }) {
  const { nextSteps, serviceWords } = getContent();
  if (!service?.page) return null;
  const { name, status, page, ink } = service;
  const isLive = status === "available";
  return (
    <div className={`mt-8 rounded-card p-5 max-lg:hidden ${inkBackground[ink]}`}>
      <p className="pb-4 font-strong">
        {name} <StatusLabel status={status} />
      </p>
      <ButtonLink variant="onInk" href={isLive ? pricesPath(page) : "/contact"}>
        {isLive ? nextSteps.post.prices : serviceWords.ask}
      </ButtonLink>
    </div>
  );
}
