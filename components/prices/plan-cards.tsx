import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { type ButtonVariant, buttonLook } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { noBreak } from "@/components/ui/no-break";
import { rowOf } from "@/components/ui/row-of";
import { Ticket } from "@/components/ui/ticket";
import { hrefOf } from "@/site/links";
import { dollars } from "@/site/money";
import { type PlanOnSale, saleOfList } from "@/site/sale";
import { type PriceListName, planAnchor } from "@/site/schema/prices";
import { Price } from "./price";

type Props = {
  list: PriceListName;
  /** Whether it is the page of these prices, where addresses name plans. */
  isPage?: boolean;
};

/** Plans that can be had, a ticket each, in one row unless larger letters need the room. */
export function PlanCards({ list, isPage }: Props) {
  const { plans } = saleOfList(list);
  const longest = Math.max(...plans.map(({ days = 0 }) => days));
  return (
    <List className={`grid gap-4 sm:gap-5 ${rowOf(plans.length)}`}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} longest={longest} isPage={isPage} />
      ))}
    </List>
  );
}

/** It lies on the ticket's upper edge: where all stand side by side, they start at one height. */
const badge =
  "relative z-1 mx-4 -mb-3 w-fit rounded-full border-2 border-press px-2.5 text-fine font-strong lg:absolute lg:-top-3 lg:mb-0";
const words =
  "flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 ps-4 pe-3 lg:flex-col lg:flex-nowrap lg:items-stretch lg:justify-start lg:p-4 xl:px-6 xl:pt-6";
/** On tablets, it comes after the features. */
const priceLook =
  "flex items-center gap-x-3 @max-[14rem]:flex-wrap max-md:basis-full md:max-lg:order-1 lg:block lg:pt-3";

type CardProps = {
  plan: PlanOnSale;
  /** The days of the longest run of its list. */
  longest: number;
  isPage: boolean | undefined;
};

/** A plan as a ticket with its button on the stub: a row, upright where all stand side by side. */
function PlanCard({ plan, longest, isPage }: CardProps) {
  const { heading, label, amount, per, days, drawing, features, isUsual } = plan;
  // The recommended plan has a badge and its service's ink; upon that ink it is canola, or white.
  const onPage = plan.ink === "canola" ? undefined : "canola";
  const ink = isUsual ? (isPage ? onPage : plan.ink) : undefined;
  const badgeLook = `${badge} ${ink ? "bg-white text-press" : "bg-press text-white"}`;
  const Heading = isPage ? "h2" : "h3";
  return (
    <li id={isPage ? planAnchor(plan) : undefined} className="group @container relative">
      {isUsual && <p className={badgeLook}>Start here</p>}
      <Ticket
        kind="plan"
        ink={ink}
        // Stores sell no plans: the registration, on every device.
        href={hrefOf("@register")}
        inner={`${words} ${isUsual ? "max-lg:pt-5" : ""}`}
        stub={
          <Start suffix={amount === 0 ? "free" : label} variant={isUsual ? "strong" : "onInk"} />
        }
        stubInner="flex items-center p-3 *:grow max-lg:@min-[14rem]:min-w-25 max-lg:shrink-0 lg:px-4 xl:px-6"
      >
        <Heading className="text-h4 underline-offset-4 group-hover:underline lg:text-[min(1.6875rem,9cqi)] max-md:basis-full md:max-lg:w-44">
          {heading}
        </Heading>
        <div className={priceLook}>
          <Price amount={amount} className="max-lg:text-[2.5rem] max-lg:leading-none" />
          <div className="text-small lg:min-h-12 lg:pt-1">
            {per && <p>{per}</p>}
            {days && amount > 0 && <p>{`${dollars(amount / days)} a day`}</p>}
          </div>
          {drawing && (
            <DrawingPicture
              name={drawing}
              ink={ink}
              className="ms-auto w-20 max-sm:hidden lg:mx-auto lg:w-40"
            />
          )}
        </div>
        <PlanFeatures
          features={features}
          className="gap-1.5 max-md:basis-full md:max-lg:flex-[1_1_9rem] lg:pt-3"
        />
        {days && <DayStrip days={days} of={longest} />}
      </Ticket>
    </li>
  );
}

/** The plan's button, part of the ticket's link. In a row, where the heading beside it names the plan, its suffix is visually hidden. */
function Start({ suffix, variant }: { suffix: string; variant: ButtonVariant }) {
  return (
    <span className={`${buttonLook(variant)} gap-0! px-3!`}>
      <span className="whitespace-pre">{"Start "}</span>
      <span className="max-lg:sr-only">{suffix}</span>
    </span>
  );
}

const strip = "w-36 max-lg:order-1 md:max-lg:w-28 lg:mt-auto lg:w-full lg:pt-4";

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
      className={`${strip} stroke-current stroke-2 *:[vector-effect:non-scaling-stroke]`}
    >
      <path d={cells(days, of)} className="fill-none" />
      <path d={cells(0, days)} className="fill-current" />
    </svg>
  );
}

/** A plan's features, a tick before each. */
function PlanFeatures(props: { features: readonly string[]; className: string }) {
  const { features, className } = props;
  return (
    <List className={`grid text-small ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{noBreak(feature)}</span>
        </li>
      ))}
    </List>
  );
}
