import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { getContent, hrefOf } from "@/site/content";
import { dollars } from "@/site/money";
import type { Ink } from "@/site/schema/fields";
import type { Plan } from "@/site/schema/pricing";
import { PlanFeatures } from "./plan-features";
import { Price } from "./price";
import "./plan-card.css";

type Props = {
  id: string | undefined;
  as: "h2" | "h3";
  plan: Plan;
  heading: string;
  /** Features of all plans of its category; a plan's own features take their place. */
  shared: readonly string[];
  /** Days of the longest run beside it. */
  longest: number;
  /** The recommended plan has a thicker border and a badge. */
  isUsual: boolean;
  ink: Ink;
};

/** A plan as a ticket with its button on the stub: a row, upright where all stand side by side. */
export function PlanCard({ id, as: Heading, plan, heading, shared, ...look }: Props) {
  const { longest, isUsual, ink } = look;
  const { label, amount, per, days, drawing, features = shared } = plan;
  const { perDay, startFree, usual } = getContent().pricingPage;
  return (
    <li id={id} className="@container relative">
      {isUsual && <p className="usual on-ink">{usual}</p>}
      <div className={`lg:h-full ${isUsual ? "lifted" : ""}`}>
        <div className={`plan-ticket ticket rounded-card ${inkBackground[ink]}`}>
          <div className={`plan-words ${isUsual ? "max-lg:pt-5" : ""}`}>
            <Heading className="text-h4 max-md:basis-full md:max-lg:w-44">{heading}</Heading>
            <div className="plan-price">
              <Price amount={amount} className="max-lg:text-[2.5rem] max-lg:leading-none" />
              <div className="text-small lg:min-h-12 lg:pt-1">
                {per && <p>{per}</p>}
                {days && amount > 0 && <p>{perDay.replace("{amount}", dollars(amount / days))}</p>}
              </div>
              {drawing && (
                <DrawingPicture
                  name={drawing}
                  ink={ink}
                  className="ms-auto w-20 lg:mx-auto lg:w-40"
                />
              )}
            </div>
            <PlanFeatures
              features={features}
              className="gap-1.5 max-md:basis-full md:max-lg:flex-[1_1_9rem] lg:pt-3"
            />
            {days && <DayStrip days={days} of={longest} />}
          </div>
          <div className="plan-stub *:grow">
            <Start
              suffix={amount === 0 ? startFree : label}
              look={isUsual ? buttonLook.strong : buttonLook.onInk}
            />
          </div>
        </div>
      </div>
    </li>
  );
}

/** The plan's button, to the registration on every device: stores sell no plans. In a row, where the heading beside it names the plan, its suffix is visually hidden. */
function Start({ suffix, look }: { suffix: string; look: string }) {
  return (
    <a href={hrefOf("@register")} className={`${buttonShape} ${look} gap-0! px-3!`}>
      <span className="whitespace-pre">{`${getContent().pricingPage.start} `}</span>
      <span className="max-lg:sr-only">{suffix}</span>
    </a>
  );
}

/** The days of a run, filled, out of those of the longest run. */
function DayStrip({ days, of }: { days: number; of: number }) {
  const perRow = 10;
  const cells = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => from + index)
      .map((day) => `M${(day % perRow) * 10 + 1} ${Math.floor(day / perRow) * 10 + 1}h8v8h-8z`)
      .join("");
  return (
    <svg
      viewBox={`0 0 ${perRow * 10} ${Math.ceil(of / perRow) * 10}`}
      aria-hidden="true"
      className="plan-days stroke-press stroke-1"
    >
      <path d={cells(days, of)} className="fill-none" />
      <path d={cells(0, days)} className="fill-press" />
    </svg>
  );
}
