import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { hrefOf } from "@/content/content";

type Props = {
  id?: string;
  heading: string;
  text: string;
  /** The buttons. */
  children: ReactNode;
};

/** What to do next, as a ticket across the end of a page. */
export function NextStep({ id = "next-step", heading, text, children }: Props) {
  return (
    <section aria-labelledby={id} className="no-print px-gutter py-section">
      <div className="ticket on-ink mx-auto grid max-w-page items-center gap-6 rounded-card bg-coral px-[min(2rem,6vw)] py-12 *:min-w-0 [--notch-y:50%] sm:px-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id={id} className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[40rem] pt-3 text-lead">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}

type Words = { heading: string; text: string; links: { label: string; to: string }[] };

/** The same, with the words and links of next-steps.yaml. */
export function NextLinks({ links, ...words }: Words) {
  return (
    <NextStep {...words}>
      {links.map(({ label, to }, index) => (
        <ButtonLink key={to} href={hrefOf(to)} variant={index === 0 ? "strong" : "onInk"}>
          {label}
        </ButtonLink>
      ))}
    </NextStep>
  );
}
