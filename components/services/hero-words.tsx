import type { ComponentProps, ReactNode } from "react";
import { DeviceLink } from "@/components/page/device-link";
import { lowestAmount } from "@/components/page/service-plans";
import { askAboutLaunch, join, whyUs } from "@/components/page/service-words";
import { StatusLabel } from "@/components/page/status-label";
import { ButtonLink, buttonLook, buttonShape } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { pricesPath } from "@/site/content";
import { dollars } from "@/site/money";
import type { Service, ServicePage } from "@/site/schema/service";

type HeadingProps = {
  service: Service;
  id: string;
  as: "h1" | "h2";
  eyebrow: string;
  title: string;
};

/** A service's name and promise, and whether it is coming. */
export function HeroHeading({ service, id, as: Heading, eyebrow, title }: HeadingProps) {
  return (
    <>
      <StatusLabel status={service.status} className="float-start me-4" />
      <Heading id={id} className="relative text-h1 lg:text-hero">
        <HeadingEyebrow className="pb-3 leading-[1.65rem] wrap-normal">{eyebrow}</HeadingEyebrow>
        {title}
      </Heading>
    </>
  );
}

type ActionsProps = {
  service: Service;
  page: ServicePage;
  className?: string;
  /** Links before Why. */
  children?: ReactNode;
};

/** What a hero offers: first the price, then Join, then Why. */
export function HeroActions({ service, page, className = "", children }: ActionsProps) {
  const isLive = service.status === "available";
  const from = lowestAmount(page);
  return (
    <div className={`flex flex-wrap items-center gap-2 sm:gap-3 ${className}`}>
      {isLive ? (
        <ButtonLink variant="strong" href={pricesPath(page)} className="max-sm:px-2.5!">
          {from > 0
            ? `Start from ${dollars(from)}`
            : `See ${page.pricing.replaceAll("-", " ")} plans`}
        </ButtonLink>
      ) : (
        <ButtonLink variant="strong" href={askAboutLaunch.to} className="max-sm:px-2.5!">
          {askAboutLaunch.label}
        </ButtonLink>
      )}
      <DeviceLink className={`${buttonShape} ${buttonLook.onInk} max-sm:px-2.5!`}>
        {join}
      </DeviceLink>
      <div className="flex flex-wrap gap-x-4">
        {children}{" "}
        <HeroLink data-scroll-first="" href="/why-angel-app">
          {whyUs()}
        </HeroLink>
      </div>
    </div>
  );
}

const linkLook =
  "py-3 font-strong max-sm:text-small underline underline-offset-4 hover:decoration-2";

/** A link beside a hero's buttons. */
export function HeroLink({ className = "", ...props }: ComponentProps<"a">) {
  return <a {...props} className={`${linkLook} ${className}`} />;
}
