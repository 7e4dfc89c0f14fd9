import { Cta } from "./cta";

type Props = { heading: string; text: string; button: string };

/** The way to /contact, as a ticket across the page. */
export function CtaContact({ heading, text, button }: Props) {
  return (
    <Cta
      id="contact-band"
      heading={heading}
      text={text}
      links={[{ label: button, to: "/contact", scrollFirst: true }]}
      ink="coral"
      scene="chat"
    />
  );
}
