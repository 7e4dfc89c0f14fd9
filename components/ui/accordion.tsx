import type { ReactNode } from "react";
import { Numeral } from "./eyebrow";
import { noBreak } from "./no-break";

type AccordionItem = {
  id: string;
  title: string;
  content: ReactNode;
  /** What stands below the content, as wide as the list. */
  picture?: ReactNode;
};

type Props = {
  /** One name per accordion: the browser keeps one item of it open at a time. */
  name: string;
  items: AccordionItem[];
  heading?: "h3" | "h4";
  /** Whether the first item is open from the start. */
  startsOpen?: boolean;
  size?: keyof typeof sizes;
};

const sizes = {
  list: { title: "text-lead leading-[1.25]", summary: "min-h-14 py-3", content: "" },
  /** The words are as large as the pictures; in half a page, most titles have two lines, and are a little smaller. */
  spread: {
    title:
      "text-[min(theme(fontSize.h3[0]),11cqi)] leading-[1.05] md:max-lg:text-h4 lg:@max-[38rem]:text-[min(2rem,11cqi)]",
    summary: "min-h-18 py-4",
    content: "text-lead",
  },
};

/**
 * Numbered items of which one at a time is open; a click on the open one closes it. An address that
 * names an item opens it (export/inline/links.ts).
 */
export function Accordion({
  name,
  items,
  heading: Heading = "h3",
  startsOpen = false,
  size = "list",
}: Props) {
  const look = sizes[size];
  return (
    <div className="accordion @container border-b-2 border-ink">
      {items.map(({ id, title, content, picture }, index) => (
        <details
          key={id}
          name={name}
          open={startsOpen && index === 0}
          className="group border-t-2 border-ink"
        >
          <summary className={`flex items-center gap-4 sm:gap-6 ${look.summary}`}>
            {/* With large letters on a phone, the title needs the room of the number. */}
            <Numeral number={index + 1} className="w-8 @max-[14rem]:hidden" />
            <Heading className={`display grow ${look.title}`}>{noBreak(title)}</Heading>
            <PlusMinus />
          </summary>
          {/* The id is on the content, so that browsers open the item when an address names it. */}
          <div id={id} className={`prose scroll-mt-20 pe-10 pb-7 sm:ps-14 ${look.content}`}>
            {content}
          </div>
          {picture}
        </details>
      ))}
    </div>
  );
}

/** + while closed, − while open. */
export function PlusMinus() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <path d="M1 10h18" stroke="currentColor" strokeWidth="2" />
      <path
        d="M10 1v18"
        stroke="currentColor"
        strokeWidth="2"
        className="moves origin-center group-open:scale-y-0"
      />
    </svg>
  );
}
