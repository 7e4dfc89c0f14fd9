import { Cta } from "@/components/sections/cta";
import { ButtonLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";

/** Where the reader goes from here: to the prices, or to us. */
export function End() {
  const { why, home, nextSteps } = getContent();
  return (
    <Cta
      {...why.contact}
      id="_contact-band"
      scene="sign-board"
      links={[{ label: nextSteps.post.prices, to: pricingPath("flyer") }]}
    >
      <ButtonLink href="/contact" variant="onInk" data-scroll-first="">
        {home.contact.button}
      </ButtonLink>
    </Cta>
  );
}
