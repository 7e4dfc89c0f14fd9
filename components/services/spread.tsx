import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import type { Service } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import type { Place } from "@/site/schema/sections/lists";
import { ListHeading, type ListItem, ListItems } from "./list-items";
import css from "./spread.module.css";

type Props = {
  id: string;
  suffix: string;
  service: Service | undefined;
  eyebrow?: string;
  title: string;
  ink: Ink;
  /** Where the drawing of the open item stands on wide screens. */
  place: Place;
  /** It runs across the top. */
  picture?: { drawing: string; alt: string };
  items: readonly (ListItem & { drawing?: string })[];
  itemIds: readonly string[];
  startsOpen: boolean;
};

/**
 * A list on an ink from edge to edge, each item with a drawing that is as large as the words. On phones,
 * a drawing stands below its item's words.
 */
export function Spread({ service, ink, place, picture, eyebrow, title, ...list }: Props) {
  const { id, suffix } = list;
  return (
    <section aria-labelledby={id} className={`${css.spread} ${css[place]} ${inkBackground[ink]}`}>
      {picture && (
        <DrawingPicture name={picture.drawing} alt={picture.alt} ink={ink} className={css.across} />
      )}
      <div className={css.page}>
        <div className={css.heading}>
          <ListHeading id={id} suffix={suffix} eyebrow={eyebrow} title={title} size="hero" />
        </div>
        <div className={css.list}>
          <div className={css.items}>
            <ListItems
              {...list}
              name={id}
              size="spread"
              pictureOf={({ drawing }) =>
                drawing && (
                  <div className={`${css.drawing} ${css.stage}`}>
                    <DrawingPicture name={drawing} ink={ink} className={css.picture} />
                  </div>
                )
              }
            />
          </div>
          {service && (
            <div className={`${css.sign} ${css.stage}`}>
              <Icon name={service.icon} className="size-64 [stroke-width:0.19]" />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
