import { Part } from "@/components/drawings/part";
import { DeviceLink } from "@/components/page/device-link";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { getContent } from "@/site/content";
import { dollars } from "@/site/money";
import type { Ink } from "@/site/schema/fields";
import type { Plan } from "@/site/schema/pricing";
import { PlanFeatures } from "./plan-features";
import { Price } from "./price";
import "./plan-card.css";

type Props = {
  plan: Plan;
  heading: string;
  /** What all plans of its category have; a plan's own features take their place. */
  shared: readonly string[];
  isBest: boolean;
  /** Whether it is the choice that most should make: its edge is thicker, and it says why. */
  isUsual: boolean;
  why?: string | undefined;
  ink: Ink;
};

/** A plan as a ticket with its button on the stub: a row, upright where all stand side by side. */
export function PlanCard({ plan, heading, shared, isBest, isUsual, why, ink }: Props) {
  const { label, amount, per, days, scene, features = shared } = plan;
  const { perDay } = getContent().pricingPage;
  const aDay = days && dollars(amount / days);
  return (
    <li id={plan.id} className="@container relative">
      {isBest && aDay && <Best aDay={aDay} />}
      {isUsual && !isBest && (
        <div className="best on-ink">
          <p>{getContent().pricingPage.usual}</p>
        </div>
      )}
      <div className={`lg:h-full ${isUsual ? "lifted" : ""}`}>
        <div
          className={`ticket flex min-h-24 rounded-card max-sm:flex-wrap max-lg:[--notch-x:calc(100%-6.25rem)] lg:h-full lg:flex-col lg:[--notch-y:calc(100%-5rem)] ${inkBackground[ink]}`}
        >
          <div
            className={`flex min-w-0 flex-[1_1_10rem] flex-wrap items-center justify-between gap-x-3 py-3 pr-3 pl-4 ${isBest || isUsual ? "max-lg:pt-5" : ""} gap-y-1 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:p-4 xl:p-6 xl:pb-4`}
          >
            <h2 className="text-h4 max-md:basis-full md:max-lg:w-44">{heading}</h2>
            <div className="flex items-center gap-x-3 max-md:basis-full @max-[14rem]:flex-wrap md:max-lg:order-last lg:block lg:pt-3">
              <Price amount={amount} className="max-lg:text-[2.5rem] max-lg:leading-none" />
              <div className="flex grow justify-between gap-x-2 text-small *:min-w-0 max-lg:items-center lg:min-h-16 lg:pt-1">
                <div>
                  {per && <p>{per}</p>}
                  {aDay && <p>{perDay.replace("{amount}", aDay)}</p>}
                </div>
                {scene && (
                  <ScenePicture
                    name={scene}
                    ink={ink}
                    className={`w-16 lg:w-20 xl:w-24 ${amount === 0 ? "max-lg:hidden" : "md:max-lg:hidden"}`}
                  />
                )}
              </div>
            </div>
            <PlanFeatures
              features={features}
              className="gap-1.5 max-md:basis-full md:max-lg:flex-[1_1_9rem] lg:pt-3"
            />
            {isUsual && why && (
              <p className="text-small font-[650] max-lg:order-last max-lg:basis-full lg:mt-auto lg:pt-4">
                {why}
              </p>
            )}
          </div>
          <div className="flex items-center border-dotted border-line p-3 *:grow max-lg:flex-[0_1_6.25rem] max-lg:border-l-4 lg:min-h-20 lg:border-t-4 lg:px-4 xl:px-6">
            <Start
              plan={amount === 0 ? getContent().pricingPage.startFree : label}
              look={isUsual ? buttonLook.strong : buttonLook.onInk}
            />
          </div>
        </div>
      </div>
    </li>
  );
}

/** The plan's button; in a row, where the plan's name stands beside it, its name does not show. */
function Start({ plan, look }: { plan: string; look: string }) {
  return (
    <DeviceLink otherwise="@register" className={`${buttonShape} ${look} gap-0! px-3!`}>
      <span className="whitespace-pre">{`${getContent().pricingPage.start} `}</span>
      <span className="max-lg:sr-only">{plan}</span>
    </DeviceLink>
  );
}

/** A price burst on the ticket's corner; a label on its edge on phones and where text is large. */
function Best({ aDay }: { aDay: string }) {
  return (
    <div className="best on-ink">
      <svg viewBox="-52 -52 104 104" aria-hidden="true" className="scene">
        <Part name="burst" className="fill-inherit" />
      </svg>
      <p>
        <span>{getContent().pricingPage.best}</span> <span className="font-[900]">{aDay}</span>
      </p>
    </div>
  );
}
