import type { ReactNode } from "react";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { ButtonLink } from "@/components/ui/button-link";
import { noBreak } from "@/components/ui/no-break";
import { Ticket } from "@/components/ui/ticket";
import { hrefOf } from "@/site/links";
import type { Ink } from "@/site/schema/fields";
import { PriceStrips, stripsOf } from "./price-strips";

type Props = {
  id?: string;
  heading: string;
  text: string;
  /**
   * The main action, if it is no plain link; otherwise, the first of the links is the main action.
   */
  first?: ReactNode;
  /** Each leads to where content says: "/contact", "@ios". */
  links?: { label: string; to: string }[];
  /** Other buttons in place of links. */
  children?: ReactNode;
  ink?: Ink;
  /** The drawing on the stub. */
  drawing?: string;
  /** Whether the footer follows: strips with prices hang over it. */
  isLast?: boolean;
};

/** The page's call to action, as a ticket across its end; there, strips to tear off hang from it. */
export function EndTicket({ id = "_next-step", heading, text, ...parts }: Props) {
  const { first, links = [], children, ink = "coral", drawing = "phone", isLast = true } = parts;
  const strips = isLast ? stripsOf() : [];
  const tearsOff = strips.length > 0;
  return (
    <section
      aria-labelledby={id}
      className={`no-print page-end ${tearsOff ? "tears-off" : "rises"}`}
    >
      <Ticket
        kind={tearsOff ? "end" : "closing"}
        ink={ink}
        className="page-end-ticket"
        inner="@container flex-3 self-stretch content-center px-[min(1.5rem,6vw)] py-8 sm:px-12 sm:py-14"
        stub={
          <DrawingPicture
            name={drawing}
            ink={ink}
            className="mt-auto w-full max-md:mx-auto max-md:max-w-60"
          />
        }
        stubInner="flex-2 flex"
      >
        <h2 id={id} className="text-h2">
          {heading}
        </h2>
        <p className="max-w-[40rem] pt-4 text-lead text-balance">{noBreak(text)}</p>
        <div className="flex flex-wrap gap-3 pt-6 empty:hidden sm:pt-8">
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
      </Ticket>
      {tearsOff && <PriceStrips strips={strips} ink={ink} />}
    </section>
  );
}
