import type { ReactNode } from "react";
import { columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import type { SectionProps } from "../page/section-props";
import { HeroActions, HeroHeading } from "./hero-words";
import { PlanStubs } from "./plan-stubs";
import styles from "./usable-hero.module.css";

type Kind = "map" | "drawer" | "calendar" | "lock-screen";
type Words = Pick<SectionProps<Kind>, "service" | "id" | "heading" | "eyebrow" | "title" | "lead">;
type Props = Words & {
  /** A map reaches to the screen's edge; a phone goes on below the hero's end; a drawer's own buttons are the plans. */
  look?: "map" | "phone" | "drawer";
  /** The part that visitors can use. */
  children: ReactNode;
};

/**
 * A hero whose picture is a part that a visitor can use. On phones it comes after the price and Join
 * and before the words, except for a phone, which is last.
 */
export function UsableHero({ service, id, heading, eyebrow, title, lead, look, children }: Props) {
  if (!service?.page) return null;
  const isLast = look === "phone";
  const picture = (
    <div className={`${styles.lead} ${look === "map" ? styles.map : ""}`}>{children}</div>
  );
  const text = <p className={`max-w-[40rem] text-lead ${styles.words}`}>{noBreak(lead)}</p>;
  return (
    <section
      aria-labelledby={id}
      data-hero=""
      className={`torn-edge overflow-hidden px-gutter ${inkBackground[service.ink]}`}
    >
      <div
        className={`mx-auto max-w-page ${columns} ${styles.columns} ${isLast ? styles.open : ""}`}
      >
        <div className={styles.heading}>
          <HeroHeading service={service} id={id} as={heading} eyebrow={eyebrow} title={title} />
        </div>
        {isLast && text}
        <HeroActions service={service} page={service.page} className={styles.actions} />
        {!isLast && picture}
        {!isLast && text}
        {look !== "drawer" && (
          <PlanStubs
            service={service}
            page={service.page}
            className={isLast ? styles.stubs : undefined}
          />
        )}
        {isLast && picture}
      </div>
    </section>
  );
}
