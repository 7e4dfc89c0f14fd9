import type { ReactNode } from "react";
import { columns } from "@/components/ui/band";
import { Eyebrow } from "@/components/ui/eyebrow";

type Props = {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Content beside the words, in the last five columns of wide screens. */
  aside?: ReactNode;
  children?: ReactNode;
};

const hasLongWord = /\S{12,}/;
/** Size at which "Documentation" fills the column. */
const narrower = "leading-none text-[min(1.766rem+3.26vw,4.375rem,10.2cqi)]";

/** The head of a page that is no service: its h1 and what it is about. */
export function PageIntro({ eyebrow, title, lead, aside, children }: Props) {
  return (
    <section className="px-gutter pt-[clamp(3rem,6vw,6rem)] pb-[clamp(2.5rem,4vw,4rem)]">
      <div className={`mx-auto max-w-page items-center ${columns}`}>
        <div className={`@container ${aside ? "lg:col-span-7" : "lg:col-span-9"}`}>
          {eyebrow && <Eyebrow className="pb-4 text-muted">{eyebrow}</Eyebrow>}
          <h1 className={hasLongWord.test(title) ? narrower : "text-h1"}>{title}</h1>
          {lead && <p className="max-w-[44rem] pt-6 text-lead text-muted">{lead}</p>}
          {children}
        </div>
        {aside && <div className="lg:col-span-5">{aside}</div>}
      </div>
    </section>
  );
}
