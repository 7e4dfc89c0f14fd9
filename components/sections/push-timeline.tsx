import { DrawingPart } from "@/components/drawings/drawing-part";
import { OrderedList } from "@/components/ui/list";
import type { OwnPart } from "@/site/schema/service";

const signs = ["cup", "bowl", "flower", "book"];
const inks = ["bg-canola", "bg-sky", "bg-mint", "bg-tangerine"];

/** The lock screen of one phone at several times of a day. */
export function PushTimeline({ day: { heading, lead, moments } }: { day: OwnPart<"day"> }) {
  return (
    <section aria-labelledby="_day" className="on-ink bg-rose px-gutter py-section">
      <div className="@container mx-auto max-w-page">
        <h2 id="_day" className="text-h2">
          {heading}
        </h2>
        <p className="max-w-[40rem] pt-4 text-lead">{lead}</p>
        <OrderedList className="grid gap-x-5 gap-y-6 pt-12 *:min-w-0 sm:grid-cols-2 @min-[68rem]:grid-cols-4">
          {moments.map(({ time, shop, message, note }, index) => (
            <li key={time}>
              <div className="rounded-phone bg-press p-3">
                <div
                  className={`rounded-[22px] px-3 py-4 sm:min-h-48 ${inks[index % inks.length]}`}
                >
                  <p className="display pb-4 text-center text-h3">
                    <time>{time}</time>
                  </p>
                  <div className="flex w-full max-w-96 items-center gap-3 rounded-card border-2 border-press bg-white p-3 text-small">
                    <DrawingPart
                      part={signs[index % signs.length] ?? "cup"}
                      className={`size-11 shrink-0 rounded-control p-1.5 ${inks[(index + 1) % inks.length]}`}
                    />
                    <p className="min-w-0 leading-[1.2]">
                      <b className="block">{shop}</b> {message}
                    </p>
                  </div>
                </div>
              </div>
              <p className="pt-3 font-[650]">{note}</p>
            </li>
          ))}
        </OrderedList>
      </div>
    </section>
  );
}
