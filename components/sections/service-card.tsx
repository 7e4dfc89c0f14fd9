import { StatusLabel } from "@/components/page/status-label";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { linkToService } from "@/site/content";
import type { Service } from "@/site/schema/service";
import { UnpublishedMark } from "./unpublished-mark";

type Props = {
  service: Service;
  heading?: "h2" | "h3";
  /** Whether it is on the first screen. */
  isFirst?: boolean;
  className?: string;
};

/** A service on its own ink, with its drawing where there is room; all of the card is the link, where there is a page to go to. */
export function ServiceCard({ service, heading: Heading = "h3", className = "", isFirst }: Props) {
  const { card, ink, scene } = service;
  const href = linkToService(service);
  return (
    <li
      className={`group @container relative overflow-hidden rounded-card ${inkBackground[ink]} ${className}`}
    >
      <div className="flex h-full flex-col not-print:@min-[35rem]:flex-row">
        <div className="p-6 not-print:@min-[35rem]:w-[46%] not-print:@min-[35rem]:pr-0">
          <Heading className="pr-8 text-h3">
            {href ? (
              <a href={href} className="after:absolute after:inset-0 after:rounded-card">
                {card.title}
              </a>
            ) : (
              card.title
            )}
          </Heading>
          <StatusLabel status={service.status} className="mt-3" />
          <UnpublishedMark text={service}>
            <p className="max-w-[28rem] pt-3 text-balance">{card.text}</p>
          </UnpublishedMark>
        </div>
        <ScenePicture
          name={scene}
          ink={ink}
          inline={isFirst}
          className="mt-auto max-h-64 w-full object-contain object-right-bottom max-sm:hidden transition-transform duration-reveal ease-paper group-hover:-translate-y-1.5 motion-reduce:transition-none not-print:@min-[35rem]:w-[54%]"
        />
      </div>
      {href && (
        <Icon
          name="arrow-right"
          className="absolute top-7 right-6 size-6 transition-transform duration-hover ease-paper group-hover:translate-x-1"
        />
      )}
    </li>
  );
}
