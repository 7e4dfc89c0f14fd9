import { ButtonLink } from "@/components/ui/button-link";
import { NextStep } from "./next-step";

type Props = { heading: string; text: string; button: string };

/** The way to /contact, as a ticket across the page. */
export function ContactBand({ heading, text, button }: Props) {
  return (
    <NextStep id="contact-band" heading={heading} text={text} ink="coral" scene="chat">
      <ButtonLink data-scroll-first="" variant="strong" href="/contact">
        {button}
      </ButtonLink>
    </NextStep>
  );
}
