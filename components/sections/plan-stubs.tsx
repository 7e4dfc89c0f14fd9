import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent, pricesOf } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { hasPricingPage, type Plan } from "@/site/schema/pricing";
import type { Service, ServicePage } from "@/site/schema/service";
import { Price } from "./price";

type Stub = Plan & {
  path: string;
  /** The ink of a run that belongs to another service. */
  ink?: Ink | undefined;
};

/** A service's plans as stubs, which stand in its hero. */
export function PlanStubs({ service, page }: { service: Service; page: ServicePage }) {
  const { products, pricingPage } = getContent();
  const stubs = plansOf(page);
  const isComing = service.status !== "available";
  return (
    <section aria-label={products.plans} className="lg:col-span-12">
      <List className="flex flex-wrap gap-3 *:min-w-0 *:flex-[1_1_11rem] md:*:flex-[1_1_8rem] lg:gap-4">
        {stubs.map(({ id, label, amount, per, path, ink }) => (
          <li key={id} className="group lifted relative @container">
            <div
              className={`ticket flex h-full items-stretch rounded-card max-sm:flex-wrap [--notch-y:calc(50%-2px)] sm:flex-col sm:[--notch-y:calc(100%-3rem-1px)] ${ink ? inkBackground[ink] : "bg-white"}`}
            >
              <div className="flex min-w-0 grow max-sm:basis-40 flex-wrap items-center justify-between gap-x-3 py-3 @max-[14rem]:block pr-[min(1rem,4vw)] pl-[min(1.5rem,6vw)] sm:px-4">
                <p className="min-w-0 flex-[1_1_5rem] font-[650]">
                  {label}{" "}
                  {(isComing || per) && (
                    <span className="block pt-1 text-fine font-[420] text-muted">
                      {isComing ? pricingPage.comingSoon : per}
                    </span>
                  )}
                </p>
                <Price
                  amount={amount}
                  className="text-[clamp(2.25rem,18cqi,3.125rem)]! max-sm:text-h3!"
                />
              </div>
              <p className="flex items-center gap-2 whitespace-nowrap border-dashed max-sm:py-3 border-ink/60 max-sm:pr-[min(1.5rem,6vw)] max-sm:pl-[min(1rem,4vw)] font-[650] max-sm:border-l-2 sm:mx-4 sm:min-h-12 sm:border-t-2">
                <a
                  href={path}
                  className="underline-offset-4 group-hover:underline after:absolute after:inset-0 after:rounded-card"
                >
                  {products.plan}
                  <span className="sr-only">, {label}</span>
                </a>
                <Icon name="arrow-right" className="ml-auto size-5 max-sm:hidden" />
              </p>
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

/** A service without a page of prices is shown by the runs that it comes with. */
export function plansOf(page: ServicePage): Stub[] {
  const { categories } = getContent().prices;
  const list = pricesOf(page);
  const own = list?.plans.map((plan) => ({ ...plan, path: `${list.path}#${plan.id}` })) ?? [];
  if (hasPricingPage(page.pricing)) return own;
  const runs = (["flyer", "coupon"] as const).flatMap((category) => {
    const { tab, path, plans } = categories[category];
    const ink = getContent().services.find(({ page }) => page?.pricing === category)?.ink;
    return plans.slice(0, 1).map((run) => ({
      ...run,
      id: tab,
      label: `${tab}, ${run.label}`,
      path,
      ink,
    }));
  });
  if (list) return [...own, ...runs];
  return runs.map((run) => ({ ...run, per: getContent().products.included }));
}
