import { buttonLook } from "@/components/ui/button-link";
import { getContent, pricesPath } from "@/site/content";
import { pricingPath } from "@/site/schema/pricing";
import type { Service, ServicePage } from "@/site/schema/service";
import { DeviceLink } from "./device-link";

const look = `action ${buttonLook.primary}`;

/** The filled button of the phone's bar: the page's main action. */
export function SeePrices({ path = pricingPath("flyer") }) {
  return (
    <a href={path} className={look}>
      {getContent().nextSteps.post.prices}
    </a>
  );
}

/** On pages of prices. */
export function SignUp() {
  return (
    <DeviceLink otherwise="@register" className={look}>
      {getContent().navigation.bar.signup}
    </DeviceLink>
  );
}

/** For shoppers, who pay nothing. */
export function GetTheApp() {
  return <DeviceLink className={look}>{getContent().shoppers.end.heading}</DeviceLink>;
}

/** About what cannot be had yet. */
export function AskAboutLaunch() {
  return (
    <a href="/contact" className={look}>
      {getContent().products.ask}
    </a>
  );
}

/** On a service's own page. */
export function ServiceAction({ service, page }: { service: Service; page: ServicePage }) {
  if (service.status !== "available") return <AskAboutLaunch />;
  return <SeePrices path={pricesPath(page)} />;
}
