import { content } from "@/compiler/published";
import { ButtonLink, buttonLook, buttonShape } from "@/components/ui/button-link";
import type { Service, ServicePage } from "@/content/schema/service";
import { DeviceLink } from "./device-link";

/** The filled button of the phone's bar: the page's main action. */
export function SeePrices({ path = content.prices.categories.flyer.path }: { path?: string }) {
  return (
    <ButtonLink href={path} className="action">
      {content.nextSteps.post.prices}
    </ButtonLink>
  );
}

/** On pages of prices. */
export function SignUp() {
  return (
    <DeviceLink otherwise="@register" className={`${buttonShape} ${buttonLook.primary} action`}>
      {content.navigation.bar.signup}
    </DeviceLink>
  );
}

/** About what cannot be had yet. */
export function AskAboutLaunch() {
  return (
    <ButtonLink href="/contact" className="action">
      {content.products.ask}
    </ButtonLink>
  );
}

/** On a service's own page. */
export function ServiceAction({ service, page }: { service: Service; page: ServicePage }) {
  if (service.status !== "available") return <AskAboutLaunch />;
  return <SeePrices path={content.prices.categories[page.pricing ?? "flyer"].path} />;
}
