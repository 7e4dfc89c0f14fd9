import type { ComponentProps, ReactNode } from "react";
import { DeviceLink } from "@/components/page/device-link";
import { StatusLabel } from "@/components/page/status-label";
import { columns } from "@/components/ui/band";
import { ButtonLink, buttonLook } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import type { Service } from "@/site/content";
import { dollars } from "@/site/money";
import { type Sale, saleOf, statusOf } from "@/site/sale";
import type { SectionProps } from "../page/section-props";
import { namesOf } from "./grows";
import styles from "./hero.module.css";
import { PlanStubs } from "./plan-stubs";
import { join, whyUs } from "./service-words";

type Kind = "map" | "drawer" | "calendar" | "lock-screen";
type Words = Pick<SectionProps<Kind>, "service" | "id" | "heading" | "eyebrow" | "title" | "lead">;
type Props = Words & {
  /** A map reaches to the screen's edge; a phone goes on below the hero's end; of a choice, the labels stand below the words. */
  look: "map" | "phone" | "choice";
  /** Whether what visitors choose are the plans themselves. */
  hasPlans?: boolean;
  /** The part that visitors can use. */
  children: ReactNode;
};

/** A hero whose picture is a part that a visitor can use. A phone is last, below the plans. */
export function InteractiveHero({ service, lead, look, hasPlans, children, ...words }: Props) {
  const sale = saleOf(service);
  if (!service || !sale) return null;
  const isLast = look === "phone";
  const picture = (
    <div className={`grows-drawing ${styles.picture} ${look === "phone" ? "" : styles[look]}`}>
      {children}
    </div>
  );
  return (
    <section
      aria-labelledby={words.id}
      className={`grown ${namesOf[service.ink] ?? ""} torn-edge overflow-clip px-gutter ${inkBackground[service.ink]}`}
    >
      <div
        className={`mx-auto max-w-page ${columns} ${styles.columns} ${isLast ? styles.open : ""}`}
      >
        <div className={styles.heading}>
          <HeroHeading service={service} {...words} />
        </div>
        <p className={`max-w-measure text-lead ${styles.words}`}>{noBreak(lead)}</p>
        <HeroActions sale={sale} className={styles.actions} />
        {!isLast && picture}
        {!hasPlans && <PlanStubs sale={sale} className={isLast ? styles.stubs : undefined} />}
        {isLast && picture}
      </div>
    </section>
  );
}

type HeadingProps = Pick<Words, "id" | "heading" | "eyebrow" | "title"> & { service: Service };

/** A service's name and promise, and whether it is coming. */
export function HeroHeading({ service, id, heading: Heading, eyebrow, title }: HeadingProps) {
  return (
    <>
      <StatusLabel status={statusOf(service)} className="float-start me-4" />
      <Heading id={id} className="relative text-h1">
        <HeadingEyebrow className="pb-3 leading-[1.65rem] wrap-normal">{eyebrow}</HeadingEyebrow>
        {title}
      </Heading>
    </>
  );
}

type ActionsProps = {
  sale: Sale;
  className: string | undefined;
};

/** What a hero offers: first the price, then Join, then Why. */
export function HeroActions({ sale, className }: ActionsProps) {
  const { list, isSold, least, action } = sale;
  const free = list ? `See ${list.id.replaceAll("-", " ")} plans` : action.label;
  const start = least.amount > 0 ? `Start from ${dollars(least.amount)}` : free;
  return (
    <div className={`flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-3 ${className}`}>
      <ButtonLink variant="strong" href={action.to} className="main-action">
        {isSold ? start : action.label}
      </ButtonLink>
      <DeviceLink className={buttonLook("onInk")}>{join}</DeviceLink>
      <HeroLink data-scroll-first="" href="/why-angel-app" className="max-sm:basis-full">
        {whyUs()}
      </HeroLink>
    </div>
  );
}

/** A link beside a hero's buttons. */
export function HeroLink({ className = "", ...props }: ComponentProps<"a">) {
  const look = "py-3 font-strong max-sm:text-small underline underline-offset-4 hover:decoration-2";
  return <a {...props} className={`${look} ${className}`} />;
}
