import type { ReactNode } from "react";
import { Eyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import type { Ink } from "@/content/schema/fields";

type Props = {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Content beside the words, in the last five columns beyond phones. */
  aside?: ReactNode;
  /** The ground, with a torn edge; without it, the page's paper. */
  ink?: Ink;
  children?: ReactNode;
};

const hasLongWord = /\S{12,}/;
/** Size at which "Documentation" fills the column. */
const narrower = "leading-none text-[min(1.766rem+3.26vw,4.375rem,10.2cqi)]";

/** The head of a page that is no service: its h1 and what it is about. */
export function PageIntro({ eyebrow, title, lead, aside, ink, children }: Props) {
  const ground = ink
    ? `torn-edge -mb-5 overflow-hidden pb-section ${inkBackground[ink]}`
    : "pb-[clamp(2.5rem,4vw,4rem)]";
  const soft = ink ? "" : "text-muted";
  return (
    <section className={`px-gutter pt-[clamp(3rem,6vw,6rem)] ${ground}`}>
      <div className="mx-auto grid max-w-page items-center gap-x-10 gap-y-8 *:min-w-0 md:grid-cols-12">
        <div className={`@container ${aside ? "md:col-span-7" : "md:col-span-9"}`}>
          {eyebrow && <Eyebrow className={`pb-4 ${soft}`}>{eyebrow}</Eyebrow>}
          <h1 className={hasLongWord.test(title) ? narrower : "text-h1"}>{title}</h1>
          {lead && <p className={`max-w-[44rem] pt-6 text-lead ${soft}`}>{lead}</p>}
          {children}
        </div>
        {aside && <div className="md:col-span-5">{aside}</div>}
      </div>
    </section>
  );
}
