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

/** Twelve months, some of them with an example booking: its day, its place and its plan. */
export function Year({ year: { heading, lead, bookings, note }, ink, page }: Props) {
  const plans = pricesOf(page)?.plans ?? [];
  return (
    <Band aria-labelledby="year" inner="@container" className="pb-0!">
      <BandHead id="year" heading={heading} lead={lead} />
      <OrderedList className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2 *:min-w-0 sm:gap-3 md:grid-cols-3 @min-[68rem]:grid-cols-4">
        {months.map((name, index) => {
          const booking = bookings.find(({ month }) => month === index + 1);
          return (
            <li
              key={name}
              className={`min-h-24 rounded-control border-2 p-2 sm:p-3 ${booking ? `border-press ${inkBackground[ink]}` : "border-line text-muted"}`}
            >
              <p className="font-mono text-fine sm:text-small">{name}</p>
              {booking && (
                <>
                  <p className="display pt-1 text-h2">{booking.day}</p>
                  <p className="leading-[1.2] font-[650]">{booking.place}</p>
                  <p className="text-small">{plans.find(({ id }) => id === booking.plan)?.label}</p>
                </>
              )}
            </li>
          );
        })}
      </OrderedList>
      <p className="pt-4 text-small text-muted">{note}</p>
    </Band>
  );
}
