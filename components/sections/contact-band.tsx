import { ButtonLink } from "@/components/ui/button-link";

type Props = { heading: string; text: string; button: string };

/** The way to /contact, as a ticket across the page. */
export function ContactBand({ heading, text, button }: Props) {
  return (
    <section aria-labelledby="contact-band" className="px-gutter pb-section">
      <div className="ticket on-ink mx-auto grid max-w-page items-center gap-6 rounded-card bg-coral px-8 py-12 [--notch-y:50%] sm:px-14 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 id="contact-band" className="text-h2">
            {heading}
          </h2>
          <p className="max-w-[40rem] pt-3 text-lead">{text}</p>
        </div>
        <ButtonLink scrollFirst variant="strong" href="/contact" className="justify-self-start">
          {button}
        </ButtonLink>
      </div>
    </section>
  );
}
