import type { ReactNode } from "react";

type AccordionItem = { id: string; title: string; content: ReactNode };

type Props = {
  /** One name per accordion: the browser keeps one item of it open at a time. */
  name: string;
  items: AccordionItem[];
  /** Whether the items carry their number; the order then means something. */
  heading?: "h2" | "h3";
};

/** Numbered items of which one at a time is open; a click on the open one closes it. */
export function Accordion({ name, items, heading: Heading = "h3" }: Props) {
  return (
    <div className="border-b-2 border-ink">
      {items.map(({ id, title, content }, index) => (
        <details key={id} id={id} name={name} className="group border-t-2 border-ink">
          <summary className="flex min-h-14 items-center gap-4 py-4 sm:gap-6">
            <span className="w-8 shrink-0 font-mono text-fine text-muted tabular-nums">
              {String(index + 1).padStart(2, "0")}
            </span>
            <Heading className="grow text-h4">{title}</Heading>
            <PlusMinus />
          </summary>
          <div className="prose pr-10 pb-7 sm:pl-14">{content}</div>
        </details>
      ))}
    </div>
  );
}

/** + while closed, − while open. */
function PlusMinus() {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-5 shrink-0">
      <path d="M1 10h18" stroke="currentColor" strokeWidth="3" />
      <path
        d="M10 1v18"
        stroke="currentColor"
        strokeWidth="3"
        className="origin-center transition-transform duration-hover ease-paper group-open:scale-y-0 motion-reduce:transition-none"
      />
    </svg>
  );
}
