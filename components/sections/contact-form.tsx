import { ContactHero, ContactLinks } from "@/components/contact/contact-parts";
import { ContactForm } from "@/components/contact/form";
import type { SectionProps } from "@/components/page/section-props";
import { Band, BandHead, columns } from "@/components/ui/band";

/** The contact form, with other ways to reach us beside it; at the head of a page below its large heading. */
export function ContactFormSection(props: SectionProps<"contact-form">) {
  const { id, heading, title, lead } = props;
  if (heading === "h2")
    return (
      <Band aria-labelledby={id}>
        <BandHead id={id} heading={title} lead={lead} />
        <FormAndWays {...props} />
      </Band>
    );
  return (
    <>
      <ContactHero {...props} />
      <div className="px-gutter pt-10 pb-section">
        <div className="mx-auto max-w-page">
          <FormAndWays {...props} />
        </div>
      </div>
    </>
  );
}

/** The form comes first in the HTML; where the links are on its left, the keyboard comes to them first. */
function FormAndWays({ id, suffix, page, form, ways, anchor }: SectionProps<"contact-form">) {
  // The receiver leads there from a message that was posted without scripts (receiver/receive.ts).
  const hasOutcomes = page.path === "/contact" && suffix === "";
  return (
    <div className={`isolate gap-y-12! lg:[reading-flow:source-order] ${columns}`}>
      <ContactForm anchor={anchor} suffix={suffix} heading={form} hasOutcomes={hasOutcomes} />
      {ways && <ContactLinks id={`${id}-ways`} {...ways} />}
    </div>
  );
}
