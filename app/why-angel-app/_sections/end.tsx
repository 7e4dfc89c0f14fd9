import { DeviceLink } from "@/components/page/device-link";
import { Cta } from "@/components/sections/cta";
import { ButtonLink, buttonLook, buttonShape } from "@/components/ui/button-link";
import { scrollsFirst } from "@/components/ui/in-page";
import { getContent } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";

/** Where the reader goes from here: to the prices, to an account, or to us. */
export function End() {
  const { why, home, nextSteps, navigation } = getContent();
  return (
    <Cta
      {...why.contact}
      id="_contact-band"
      scene="chat"
      links={[{ label: nextSteps.post.prices, to: pricingPath("flyer") }]}
    >
      <DeviceLink otherwise="@register" className={`${buttonShape} ${buttonLook.onInk}`}>
        {navigation.bar.signup}
      </DeviceLink>
      <ButtonLink href="/contact" variant="onInk" {...scrollsFirst}>
        {home.contact.button}
      </ButtonLink>
    </Cta>
  );
}
