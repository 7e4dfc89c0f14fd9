import type { ReactNode } from "react";
import { type InkName, inkBackground } from "./ink";
import css from "./ticket.module.css";

/** Where each kind has its stub: at its end (`--end: 1`), or below. */
const kinds = {
  /** A plan that can be bought; side by side, or with very large letters, plans stand upright. */
  plan: "@max-[14rem]:flex-col max-lg:@min-[14rem]:[--end:1] lg:flex-col lg:h-full",
  /** What something costs. */
  price: "flex-col h-full",
  /** A drawn one. */
  fact: "[--end:1] h-full",
  /** Leads to one page. */
  link: "[--end:1] h-full",
  /** The guarantee and the offer: words, and a picture or a code. */
  closing: "max-md:flex-col md:[--end:1]",
  /** The end of a page, like the former; strips hang from it. */
  end: `${css.end} max-md:flex-col md:[--end:1]`,
};

type Props = {
  kind: keyof typeof kinds;
  /** It is white without one. */
  ink?: InkName;
  /** Whether it is not printed yet: its outline is dashed. */
  isUnprinted?: boolean;
  /** Where it leads: all of it is the link. */
  href?: string;
  stub: ReactNode;
  /** Classes of the two parts: their room and their layout. */
  inner: string;
  stubInner: string;
  className?: string;
  children: ReactNode;
};

/** A ticket: a part to keep and a stub, with a dotted line between them and a notch at each of its ends. */
export function Ticket(props: Props) {
  const { kind, ink, isUnprinted, href, stub, inner, stubInner, className = "", children } = props;
  const Element = href === undefined ? "div" : "a";
  const paper = ink ? inkBackground[ink] : "on-ink bg-white";
  // What can be pressed, and what is drawn, has an outline. It is drawn upon the border, so that it adds nothing to the size.
  const isPlain = kind === "closing" || kind === "end";
  const solid = isPlain ? "" : "lifted on-ink border-2 border-transparent";
  const outline = isUnprinted ? css.unprinted : solid;
  return (
    <Element href={href} className={`${css.ticket} ${outline} ${kinds[kind]} ${className}`}>
      <div className={`${css.body} ${paper} ${inner}`}>{children}</div>
      <div className={`${css.stub} ${paper} ${stubInner}`}>{stub}</div>
    </Element>
  );
}
