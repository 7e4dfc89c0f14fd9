import { columns } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import type { Content } from "@/site/content";
import type { Service, ServicePage } from "@/site/schema/service";
import { HeroActions, HeroHeading } from "./hero-words";
import { LeadCalendar } from "./lead-calendar";
import { LeadDrawer } from "./lead-drawer";
import styles from "./lead-hero.module.css";
import { LeadLockScreen } from "./lead-lock-screen";
import { PlanStubs } from "./plan-stubs";
import { Radius } from "./radius";

type Props = { service: Service; page: ServicePage; words: Content["products"] };

/**
 * A hero whose picture is a part of the page that a visitor can use. On phones it comes after the
 * price and Join and before the words, but for the lock screen, whose phone goes on below the hero's end.
 */
export function LeadHero({ service, page, words }: Props) {
  const { eyebrow, title, lead } = page.hero;
  const isLast = page.lead === "lock-screen";
  const picture = (
    <div className={`${styles.lead} ${page.lead === "map" ? styles.map : ""}`}>
      <Lead page={page} />
    </div>
  );
  const text = <p className={`max-w-[40rem] text-lead ${styles.words}`}>{noBreak(lead)}</p>;
  return (
    <section
      id="_hero"
      className={`torn-edge overflow-hidden px-gutter ${inkBackground[service.ink]}`}
    >
      <div
        className={`mx-auto max-w-page ${columns} ${styles.columns} ${isLast ? styles.open : ""}`}
      >
        <div className={styles.heading}>
          <HeroHeading service={service} eyebrow={eyebrow} title={title} />
        </div>
        {isLast && text}
        <HeroActions
          page={page}
          words={words}
          isLive={service.status === "available"}
          className={styles.actions}
        />
        {!isLast && picture}
        {!isLast && text}
        {/* The drawer's own buttons are the plans. */}
        {page.lead !== "drawer" && (
          <PlanStubs
            service={service}
            page={page}
            words={words}
            className={isLast ? styles.stubs : undefined}
          />
        )}
        {isLast && picture}
      </div>
    </section>
  );
}

function Lead({ page }: { page: ServicePage }) {
  const { lead, radius, room, year, day } = page;
  if (lead === "map" && radius) return <Radius radius={radius} isHero />;
  if (lead === "drawer" && room) return <LeadDrawer room={room} />;
  if (lead === "calendar" && year) return <LeadCalendar year={year} page={page} />;
  if (lead === "lock-screen" && day) return <LeadLockScreen day={day} />;
  return null;
}
