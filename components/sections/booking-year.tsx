import { Band, BandHead } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { OrderedList } from "@/components/ui/list";
import { pricesOf } from "@/site/content";
import type { OwnPart, Service, ServicePage } from "@/site/schema/service";

type Props = { year: OwnPart<"year">; ink: Service["ink"]; page: ServicePage };

/** "January" to "December". */
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
);

/** Example bookings as leaves of a calendar: each a day, its place and its plan. */
export function BookingYear({ year: { heading, lead, bookings, note }, ink, page }: Props) {
  const plans = pricesOf(page)?.plans ?? [];
  return (
    <Band aria-labelledby="_year" className="pb-0!">
      <BandHead id="_year" heading={heading} lead={lead} />
      <OrderedList className="grid grid-cols-2 gap-3 *:min-w-0 md:grid-cols-4 lg:gap-4">
        {bookings.map(({ month, day, place, plan }) => (
          <li
            key={`${month} ${day}`}
            className={`overflow-hidden rounded-card border-2 border-press ${inkBackground[ink]}`}
          >
            <p className="border-b-2 border-press bg-white px-4 py-2 font-mono">
              {months[month - 1]}
            </p>
            <div className="px-4 pt-4 pb-5">
              <p className="display text-h1">{day}</p>
              <p className="pt-3 leading-[1.2] font-[650]">{place}</p>
              <p className="text-small">{plans.find(({ id }) => id === plan)?.label}</p>
            </div>
          </li>
        ))}
      </OrderedList>
      <p className="pt-4 text-small text-muted">{note}</p>
    </Band>
  );
}
