import { StatusLabel } from "@/components/page/status-label";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { linkToService } from "@/site/content";
import type { Service } from "@/site/schema/service";
import "./service-card.css";

type Props = {
  service: Service & { file: string };
  heading?: "h2" | "h3";
  /** Whether phones show the service's sign in place of its drawing. */
  isLow?: boolean;
  className?: string;
};

/** The part of a drawing that phones show, where it is not the right one. */
const crops: Record<string, string> = {
  coupon: "max-sm:object-left-bottom",
  flyer: "max-sm:object-[115%_bottom]",
  "predictive-ai": "max-sm:object-[90%_bottom]",
  push: "max-sm:object-[20%_bottom]",
  "push-radius": "max-sm:object-[40%_bottom]",
  storage: "max-sm:object-[106%_bottom]",
};

const ground = "group @container relative overflow-hidden rounded-card";
const moves = "transition duration-hover ease-paper motion-reduce:transition-none";
const rises = `${moves} hover:-translate-y-1 hover:shadow-phone`;
const name = "service-name underline-offset-4 group-hover:underline";

/** A service on its own ink, with its drawing, of which phones show a part; all of the card is the link, where there is a page to go to. */
export function ServiceCard(props: Props) {
  const { service, heading: Heading = "h3", isLow = false, className = "" } = props;
  const { card, icon, ink, drawing } = service;
  const href = linkToService(service);
  return (
    <li className={`${ground} ${href ? rises : ""} ${inkBackground[ink]} ${className}`}>
      <div className="flex h-full flex-col not-print:@min-[35rem]:flex-row">
        <div className="service-words">
          <Heading className={name}>
            {href ? (
              <a href={href} className="after:absolute after:inset-0 after:rounded-card">
                {card.title}
              </a>
            ) : (
              card.title
            )}
          </Heading>
          <StatusLabel status={service.status} />
          <UnpublishedMark text={service}>
            <p className="service-text text-balance">{card.text}</p>
          </UnpublishedMark>
        </div>
        <DrawingPicture
          name={drawing}
          ink={ink}
          className={`service-drawing mt-auto object-right-bottom ${crops[drawing] ?? ""}`}
        />
        {isLow && <Icon name={icon} className="service-sign" />}
      </div>
      {href && (
        <Icon
          name="arrow-right"
          className="service-arrow absolute top-7 end-6 size-6 max-sm:hidden"
        />
      )}
    </li>
  );
}
