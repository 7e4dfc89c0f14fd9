import { StatusLabel } from "@/components/page/status-label";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { getContent, linkToService, type Service } from "@/site/content";
import { statusOf } from "@/site/sale";
import { namesOf } from "./grows";
import styles from "./service-card.module.css";

type Props = {
  service: Service;
  heading?: "h2" | "h3";
  className?: string;
};

const rises =
  "transition duration-hover ease-paper motion-reduce:transition-none hover:-translate-y-1";
const name = "text-h4 underline-offset-4 group-hover:underline sm:pe-8";
const text = "text-balance max-sm:text-small max-sm:leading-[1.35] sm:max-w-md sm:pt-3";
const moves = "transition-[translate] ease-paper motion-reduce:transition-none";
const picture = `grows-drawing ${styles.picture} duration-reveal group-hover:-translate-y-1.5 ${moves}`;
const arrow = `${styles.arrow} duration-hover group-hover:translate-x-1 ${moves}`;

/**
 * A service on its own ink, with its drawing. On phones, where the drawing's words could not be read,
 * it has the small drawing named "<drawing>-square", or the icon if there is none. All of the card is
 * the link, if there is a page to go to.
 */
export function ServiceCard({ service, heading: Heading = "h3", className = "" }: Props) {
  const { card, icon, ink, drawing } = service;
  const href = linkToService(service);
  const square = `${drawing}-square`;
  return (
    <Card
      as="li"
      ink={ink}
      className={`group @container ${href ? `grows ${namesOf[ink] ?? ""} ${rises}` : ""} ${className}`}
    >
      <div className={styles.parts}>
        <div className={styles.words}>
          <Heading className={name}>
            {href ? (
              <a href={href} className="after:absolute after:inset-0 after:rounded-card">
                {card.title}
              </a>
            ) : (
              card.title
            )}
          </Heading>
          <StatusLabel status={statusOf(service)} className="sm:mt-3" />
          <UnpublishedMark text={service}>
            <p className={text}>{card.text}</p>
          </UnpublishedMark>
        </div>
        <DrawingPicture name={drawing} ink={ink} className={picture} />
        {getContent().drawings.byName[square] ? (
          <DrawingPicture name={square} ink={ink} className={styles.small} />
        ) : (
          <Icon name={icon} className={styles.small} />
        )}
      </div>
      {href && <Icon name="arrow-right" className={arrow} />}
    </Card>
  );
}
