import { getContent, pathOfPriced } from "@/site/content";
import { Cta } from "./cta";

type Props = { heading: string; text: string; button: string };

/** The way to /contact, as a ticket across the page, and to the form for a flyer of one's own. */
export function CtaContact({ heading, text, button }: Props) {
  return (
    <Cta
      id="_contact-band"
      heading={heading}
      text={text}
      links={[
        { label: button, to: "/contact", scrollFirst: true },
        { label: getContent().maker.flyer.link, to: `${pathOfPriced("flyer")}#make` },
      ]}
      ink="coral"
      scene="chat"
    />
  );
}
