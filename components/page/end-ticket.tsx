import type { ReactNode } from "react";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { afterPaper } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import { hrefOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

type Art = {
  ink?: Ink | undefined;
  /** The drawing on the stub. */
  drawing?: string | undefined;
};

type TicketLink = {
  label: string;
  /** As in content: "/contact", "@ios". */
  to: string;
};

type Props = Art & {
  id?: string;
  heading: string;
  text: string;
  /** The main action, where it is no plain link; else the first of the links is. */
  first?: ReactNode;
  links?: TicketLink[] | undefined;
  /** Whether phones have no drawing: the page has many. */
  isShort?: boolean;
  /** Other buttons in place of links. */
  children?: ReactNode;
};

const ticket =
  "ticket mx-auto grid max-w-page rounded-card *:min-w-0 md:grid-cols-[3fr_2fr] md:[--notch-x:60%]";

const stub = "flex border-dotted border-line max-md:border-t-4 md:border-s-4";

/** The page's call to action, as a ticket across its end. */
export function EndTicket({
  id = "_next-step",
  heading,
  text,
  first,
  links = [],
  isShort = false,
  children,
  ...art
}: Props) {
  const { ink = "coral", drawing = "phone" } = art;
  return (
    <section
      aria-labelledby={id}
      className={`no-print px-gutter py-section max-md:pb-16 ${afterPaper}`}
    >
      <div className={`${ticket} ${inkBackground[ink]}`}>
        <div className="self-center px-[min(1.5rem,6vw)] py-8 sm:px-12 sm:py-14">
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[40rem] pt-4 text-lead text-balance">{noBreak(text)}</p>
          <div className="flex flex-wrap gap-3 pt-6 sm:pt-8">
            {first}
            {links.map(({ label, to }, index) => (
              <ButtonLink
                key={to}
                href={hrefOf(to)}
                data-scroll-first={to === "/contact" ? "" : undefined}
                variant={index === 0 && !first ? "strong" : "onInk"}
              >
                {label}
              </ButtonLink>
            ))}
            {children}
          </div>
        </div>
        <div className={`${stub} ${isShort ? "max-md:hidden" : ""}`}>
          <DrawingPicture
            name={drawing}
            ink={ink}
            className="w-full self-end max-md:mx-auto max-md:max-w-60"
          />
        </div>
      </div>
    </section>
  );
}
