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

type Props = {
  plan: Plan;
  /** What all plans of its category have; a plan's own features take their place. */
  shared: readonly string[];
  isBest: boolean;
  /** Whether it is the choice that most should make: its edge is thicker. */
  isUsual: boolean;
  ink: Ink;
};

/** A plan as a ticket with its button on the stub: upright, on phones a row. */
export function PlanCard({ plan, shared, isBest, isUsual, ink }: Props) {
  const { label, amount, per, days, scene, features = shared } = plan;
  const { perDay } = getContent().pricingPage;
  const aDay = days && dollars(amount / days);
  return (
    // Of an odd number in two columns, the first is as wide as both.
    <li className="@container relative sm:max-lg:[&:first-child:nth-last-child(odd)]:col-span-2">
      {isBest && aDay && <Best aDay={aDay} />}
      {isUsual && !isBest && (
        <div className="best on-ink">
          <p>{getContent().pricingPage.usual}</p>
        </div>
      )}
      <div className={`sm:h-full ${isUsual ? "lifted" : ""}`}>
        <div
          className={`ticket flex min-h-24 rounded-card max-sm:flex-wrap max-sm:[--notch-x:calc(100%-6.25rem)] sm:h-full sm:flex-col sm:[--notch-y:calc(100%-6rem)] ${inkBackground[ink]}`}
        >
          <div
            className={`flex flex-[1_1_10rem] flex-wrap items-center justify-between gap-x-3 py-3 pr-3 pl-4 ${isBest || isUsual ? "max-sm:pt-5" : ""} sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-start sm:p-6 sm:pb-5`}
          >
            <div className="sm:min-h-24">
              <h2 className="text-h4">{label}</h2>
              {per && <p className="text-small">{per}</p>}
              {aDay && <p className="text-small">{perDay.replace("{amount}", aDay)}</p>}
            </div>
            <Price
              amount={amount}
              className="max-sm:self-start max-sm:text-[2.5rem] max-sm:leading-none"
            />
            <PlanFeatures
              features={features}
              className="gap-1.5 max-sm:basis-full max-sm:pt-1 sm:pt-5"
            />
            {scene && (
              <ScenePicture
                name={scene}
                ink={ink}
                className="mt-auto w-full max-w-72 pt-4 max-sm:hidden"
              />
            )}
          </div>
          <div className="flex border-dotted border-line p-3 *:grow max-sm:flex-[0_1_6.25rem] max-sm:items-center max-sm:border-l-4 sm:min-h-24 sm:items-center sm:border-t-4 sm:px-6">
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

/** The plan's button; on phones, where the plan's name stands beside it, its name does not show. */
function Start({ plan, look }: { plan: string; look: string }) {
  return (
    <DeviceLink otherwise="@register" className={`${buttonShape} ${look} gap-0! px-3!`}>
      <span className="whitespace-pre">{`${getContent().pricingPage.start} `}</span>
      <span className="max-sm:sr-only">{plan}</span>
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
