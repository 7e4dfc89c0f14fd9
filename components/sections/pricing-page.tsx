import { Page } from "@/components/layout/page";
import { StatusLabel } from "@/components/layout/status-label";
import { Anchor } from "@/components/ui/anchor";
import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { unbroken } from "@/components/ui/unbroken";
import { content, statusOf } from "@/content/content";
import { type PricingCategory, pricingCategories } from "@/content/schema/pricing";
import { Billing } from "./billing";
import { BreakEven } from "./break-even";
import { CurrencyNote } from "./currency-note";
import { Markdown } from "./markdown";
import { NextLinks } from "./next-step";
import { PlanCard } from "./plan-card";

const inks = {
  flyer: "coral",
  coupon: "canola",
  storage: "denim",
  dtransfer: "mint",
  "one-day-campaign": "tangerine",
} as const satisfies Record<PricingCategory, keyof typeof inkBackground>;

/** A category's plans below the tabs; /pricing shows the first category at its own address. */
export function PricingPage({ category, path }: { category: PricingCategory; path?: string }) {
  const { plans, features, path: own } = content.prices.categories[category];
  const status = statusOf(category);
  const { categories } = content.pricingPage;
  const { heading, lead, note } = categories[category];
  return (
    <Page path={path ?? own}>
      <section className="px-gutter pt-14 pb-section">
        <div className="mx-auto max-w-page">
          <div className={columns}>
            <div className="lg:col-span-7">
              <h1 className="pb-4 text-h1">{heading}</h1>
              <StatusLabel status={status} />
            </div>
            <p className="self-end text-lead text-muted lg:col-span-5">{lead}</p>
          </div>
          <Tabs current={category} />
          {/* The plans stand in one row, unless larger letters need the room. */}
          <ul className="grid gap-5 pt-10 sm:grid-cols-2 sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2 lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]">
            {plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                features={plan.features ?? features}
                comingSoon={status !== "available"}
                ink={inkBackground[inks[category]]}
              />
            ))}
          </ul>
          <p className="pt-8">{note}</p>
          <CurrencyNote className="pt-2" />
        </div>
      </section>
      {(category === "flyer" || category === "coupon") && <BreakEven category={category} />}
      <Billing />
      <Assurances />
      <NextLinks {...content.nextSteps.pricing} />
    </Page>
  );
}

/** Links to the categories' own addresses, so each has its own title and works without scripts. */
function Tabs({ current }: { current: PricingCategory }) {
  return (
    <nav aria-label={content.pricingPage.tabs} className="mt-10 border-b-2 border-ink">
      <ul className="flex flex-wrap gap-x-1 gap-y-1">
        {pricingCategories.map((category) => {
          const { tab, path } = content.prices.categories[category];
          return (
            <li key={category}>
              <Anchor
                href={path}
                aria-current={category === current ? "page" : undefined}
                className="flex min-h-12 items-center rounded-t-control px-4 font-[650] hover:bg-paper-2 aria-[current]:bg-ink aria-[current]:text-paper"
              >
                {tab}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** The privacy section and the money-back guarantee, below every category. */
function Assurances() {
  const { privacy, guarantee } = content.pricingPage;
  return (
    <Band tone="tinted" inner={columns}>
      <section className="lg:col-span-5" aria-labelledby="privacy">
        <h2 id="privacy" className="text-h3">
          {privacy.heading}
        </h2>
        <div className="prose pt-4 pb-6">
          <Markdown text={privacy.text} />
        </div>
        <ButtonLink variant="secondary" href="/privacy-policy">
          {privacy.button}
          <span className="sr-only">({privacy.heading})</span>
        </ButtonLink>
      </section>
      <section className="lg:col-span-6 lg:col-start-7" aria-labelledby="guarantee">
        <h2 id="guarantee" className="text-h3">
          {unbroken(guarantee.heading)}
        </h2>
        <div className="prose pt-4">
          <Markdown text={guarantee.text} />
        </div>
      </section>
    </Band>
  );
}
