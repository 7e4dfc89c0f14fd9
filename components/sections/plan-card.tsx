import { DeviceLink } from "@/components/layout/device-link";
import { ButtonLink, buttonLook, buttonShape } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { Price } from "@/components/ui/price";
import { content } from "@/content/content";
import type { Plan } from "@/content/schema/pricing";

type Props = { plan: Plan; features: string[]; comingSoon: boolean; ink: string };

/** A plan as a ticket: name and price above the tear line, its features below. */
export function PlanCard({ plan, features, comingSoon, ink }: Props) {
  return (
    <li className="drop-shadow-[0_6px_10px_oklch(.24_.042_195/.18)]">
      <div className="ticket flex h-full flex-col rounded-card bg-sheet [--notch-y:13.25rem]">
        <div className={`min-h-[13.25rem] p-6 ${ink}`}>
          <h2 className="text-h4">{plan.region}</h2>
          <Price amount={plan.amount} free={content.pricingPage.free} className="pt-5" />
          {plan.per && <p className="pt-2 text-small">{plan.per}</p>}
        </div>
        <div className="perforated mx-3 -translate-y-1/2" />
        <div className="flex grow flex-col p-6 pt-5">
          {comingSoon && (
            <p className="pb-4">
              <span className="inline-block -rotate-2 border-2 border-ink px-2.5 py-1 font-mono text-fine tracking-eyebrow">
                {content.pricingPage.comingSoon}
              </span>
            </p>
          )}
          <ul className={`grid gap-2.5 text-small ${comingSoon ? "coming-soon" : ""}`}>
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 size-4.5" />
                {feature}
              </li>
            ))}
          </ul>
          <div className="mt-auto pt-6 *:w-full">
            {comingSoon ? (
              <ButtonLink href="/contact" variant="secondary">
                {content.products.ask}
              </ButtonLink>
            ) : (
              <DeviceLink otherwise="@register" className={`${buttonShape} ${buttonLook.primary}`}>
                {content.pricingPage.start.replace("{plan}", plan.region)}
              </DeviceLink>
            )}
          </div>
        </div>
      </div>
    </li>
  );
}
