import type { ComponentProps, ReactNode } from "react";
import { Markdown } from "@/components/articles/markdown";
import { Accordion } from "@/components/ui/accordion";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import type { Service } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

type HeadingProps = {
  /** The id of what names the region: the small line, if any. */
  id: string;
  /** Ends the ids of a further list on the page, whose region is named by both lines. */
  suffix: string;
  eyebrow?: string;
  title: string;
  size?: keyof typeof headings;
};

const headings = { h2: "max-w-[52rem] pb-7 text-h2", hero: "pb-8 text-hero lg:pb-12" };

/** A list's heading: a small line, if any, and a large one. */
export function ListHeading({ id, suffix, eyebrow, title, size = "h2" }: HeadingProps) {
  const isNamedByEyebrow = eyebrow && !suffix;
  return (
    <h2 id={isNamedByEyebrow ? undefined : id} className={headings[size]}>
      {eyebrow && (
        <HeadingEyebrow className="pb-3">
          <span id={isNamedByEyebrow ? id : undefined}>{eyebrow}</span>
        </HeadingEyebrow>
      )}
      {title}
    </h2>
  );
}

export type ListItem = { title: string; text: string };

type ItemsProps<Item> = Omit<ComponentProps<typeof Accordion>, "items"> & {
  items: readonly Item[];
  itemIds: readonly string[];
  /** What stands below an item's words. */
  pictureOf?: (item: Item) => ReactNode;
};

/** A list's items, of which one at a time is open. */
export function ListItems<Item extends ListItem>(props: ItemsProps<Item>) {
  const { items, itemIds, pictureOf, ...rest } = props;
  return (
    <Accordion
      {...rest}
      items={items.map((item, index) => ({
        id: itemIds[index] ?? "",
        title: item.title,
        content: <Markdown text={item.text} />,
        picture: pictureOf?.(item),
      }))}
    />
  );
}

type SignProps = { service: Service | undefined; ink: Ink; className: string };

/** The service's sign on its ink, where no picture stands beside a list. */
export function ServiceSign({ service, ink, className }: SignProps) {
  return (
    <div className={`grid place-items-center ${className} ${inkBackground[ink]}`}>
      {service && <Icon name={service.icon} className="size-40 [stroke-width:0.3]" />}
    </div>
  );
}
