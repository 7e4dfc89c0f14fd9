import { Halftone } from "@/components/drawings/halftone";
import type { SectionProps } from "@/components/page/section-props";
import { ListedPrice } from "@/components/prices/price";
import { Choice } from "@/components/services/choice";
import choice from "@/components/services/choice.module.css";
import { InteractiveHero } from "@/components/services/hero";
import { cycled } from "@/components/ui/ink";
import { priceOf } from "@/site/money";
import { saleOf, saleOfList } from "@/site/sale";
import styles from "./drawer.module.css";

/** Folders in a full drawer: one for each half gigabyte of ten. */
const slots = 20;
const inks = ["fill-white", "fill-mint", "fill-sky", "fill-rose", "fill-coral"] as const;
const seePlan = "inline-block py-2.5 font-strong underline underline-offset-4 ms-auto";
const layer = `drawing aspect-auto! w-full overflow-visible ${choice.stage}`;
const box = { viewBox: "0 0 412 372" } as const;

/** A drawer that fills to the plan that is chosen, the plans in a row below it. */
export function DrawerSection({ room, ...hero }: SectionProps<"drawer">) {
  const { isSold, plans } = saleOf(hero.service) ?? saleOfList("storage");
  const largest = Math.max(...plans.map(({ megabytes = 0 }) => megabytes));
  const folders = plans.map(({ megabytes = 0 }) => Math.round((megabytes / largest) * slots));
  const count = (megabytes: number, size: number) =>
    Math.floor(megabytes / size).toLocaleString("en");
  return (
    <InteractiveHero {...hero} look="choice" hasPlans>
      <Choice
        legend="Plans"
        name={`${hero.id}-plan`}
        className={styles.plans}
        start={0}
        options={plans.map(({ id, label, megabytes = 0, amount, per, path, stamp }, index) => ({
          id,
          label: (
            <>
              <b className={styles.size}>{label}</b>{" "}
              <span className={styles.price}>
                {isSold ? priceOf(amount) : <ListedPrice amount={amount} per={per} />}
              </span>{" "}
              {isSold && per && <span className={styles.price}>{per}</span>}
            </>
          ),
          picture: (
            <>
              <svg {...box} aria-hidden="true" className={layer}>
                {folders
                  .slice(0, index + 1)
                  .map((to, plan) => (
                    <Folders
                      key={to}
                      from={folders[plan - 1] ?? 0}
                      to={to}
                      className={`${cycled(inks, plan)} ${plan === index ? choice.arrives : ""}`}
                    />
                  ))
                  .reverse()}
                <path d="M250 170 380 50v180L250 350z" className="fill-tangerine" />
                <path d="M22 164h236v192H22z" className="fill-canola" />
                <path d="M44 184h192v108H44z" className="fill-white" />
                <path d="M102 312h76v8q0 12-12 12h-52q-12 0-12-12z" className="fill-press" />
                <text x={140} y={243} fontSize={43}>
                  {label}
                </text>
                <text x={140} y={275} fontSize={23} className="font-body">
                  {isSold
                    ? [priceOf(amount), per].filter(Boolean).join(" ")
                    : `Listed as ${priceOf(amount).toLowerCase()}`}
                </text>
              </svg>
              <div className={`${choice.below} ${styles.room}`}>
                <Room label="Pages" count={count(megabytes, room.page)} />
                <Room label="Or photos" count={count(megabytes, room.photo)} />
                <a href={path} className={seePlan}>
                  {isSold ? "See plan" : stamp}
                  <span className="sr-only">, {label}</span>
                </a>
              </div>
            </>
          ),
        }))}
      >
        <svg {...box} aria-hidden="true" className={layer}>
          <defs>
            <Halftone id={`${hero.id}-dots`} />
          </defs>
          <path d="M162 20h246v236l-128 114H34V176z" fill={`url(#${hero.id}-dots)`} stroke="none" />
          <path d="M150 8h246v236H150z" className="fill-stone" />
          <path d="M30 170 160 50h220L250 170z" className="fill-press" />
        </svg>
      </Choice>
      <p className="pt-3 text-small">{room.note}</p>
    </InteractiveHero>
  );
}

/** How many of a kind fit, above what they are. */
function Room({ label, count }: { label: string; count: string }) {
  return (
    <p>
      <span className="text-fine">{label}</span>{" "}
      <b className="block font-price text-h3 leading-none font-[900]">{count}</b>
    </p>
  );
}

type FoldersProps = { from: number; to: number; className: string };

/** The folders that a plan adds, the farthest first: each a bit to the right and higher. */
function Folders({ from, to, className }: FoldersProps) {
  const places = Array.from({ length: to - from }, (_, i) => to - 1 - i);
  return (
    <g className={className}>
      {places.map((place) => {
        const [x, y] = [37 + place * 6.3, 165 - place * 5.8];
        const tab = 14 + (place % 4) * 46;
        return <path key={place} d={`M${x} ${y + 40}v-66h${tab}l5-9h38l5 9H${x + 206}v66z`} />;
      })}
    </g>
  );
}
