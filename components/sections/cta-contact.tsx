import { getContent } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";
import { Cta } from "./cta";

type Props = { heading: string; text: string; button: string };

/** The way to /contact, as a ticket across the page, and to the prices. */
export function CtaContact({ heading, text, button }: Props) {
  return (
    <Cta
      id="_contact-band"
      heading={heading}
      text={text}
      links={[
        { label: button, to: "/contact", scrollFirst: true },
        { label: getContent().nextSteps.post.prices, to: pricingPath("flyer") },
      ]}
      ink="coral"
      scene="chat"
    />
  );
}
