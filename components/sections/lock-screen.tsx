import { DrawingPart } from "@/components/drawings/drawing";
import type { SectionProps } from "@/components/page/section-props";
import { Choice } from "@/components/services/choice";
import choice from "@/components/services/choice.module.css";
import { InteractiveHero } from "@/components/services/hero";
import { cycled } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import styles from "./lock-screen.module.css";

const signs = ["cup", "bowl", "flower", "book"] as const;
const inks = ["bg-canola", "bg-sky", "bg-tangerine", "bg-denim"] as const;

type Moment = SectionProps<"lock-screen">["day"]["moments"][number];

/** One phone's lock screen at the time that is chosen, with the messages that have come by then. */
export function LockScreenSection({ day: { moments }, ...hero }: SectionProps<"lock-screen">) {
  return (
    <InteractiveHero {...hero} look="phone">
      <Choice
        legend={`One phone, ${moments.length === 3 ? "three" : "four"} right moments`}
        name={`${hero.id}-time`}
        className={styles.times}
        start={moments.length - 1}
        options={moments.map(({ time, note }, index) => ({
          id: `${index + 1}`,
          label: (
            <b className="whitespace-nowrap">
              <time>{time}</time>
            </b>
          ),
          picture: (
            <>
              <div className={styles.phone}>
                <div className={`${styles.screen} ${cycled(inks, index)}`}>
                  <p className={`display ${styles.clock}`}>{time.replace(/ [AP]M$/, "")}</p>
                  <List className="grid gap-2.5">
                    {moments
                      .slice(0, index + 1)
                      .map((moment, i) => (
                        <Message
                          key={`${moment.time} ${moment.shop}`}
                          moment={moment}
                          index={i}
                          isNew={i === index}
                        />
                      ))
                      .reverse()}
                  </List>
                </div>
              </div>
              <p className={`${choice.below} ${styles.note}`}>{note}</p>
            </>
          ),
        }))}
      />
    </InteractiveHero>
  );
}

type MessageProps = { moment: Moment; index: number; isNew: boolean };

function Message({ moment: { time, shop, message }, index, isNew }: MessageProps) {
  return (
    <li className={`${styles.message} ${isNew ? choice.arrives : ""}`}>
      <DrawingPart
        part={cycled(signs, index)}
        className={`size-10 shrink-0 rounded-control p-1.5 ${cycled(inks, index + 1)}`}
      />
      <p className="min-w-0 flex-[1_1_6rem] leading-[1.25] wrap-anywhere">
        <span className="flex flex-wrap justify-between gap-x-2">
          <b>{shop}</b> <span className="text-fine">{time}</span>
        </span>{" "}
        {message}
      </p>
    </li>
  );
}
