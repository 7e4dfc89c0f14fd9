import { content } from "@/compiler/published";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import type { Ink } from "@/content/schema/fields";

export const fieldLook =
  "mt-1.5 min-h-12 w-full rounded-control border-2 border-control bg-sheet px-4 text-ink";

/**
 * Asks what a push reaches: a form that needs no script leads to /contact with the place and the
 * radius, beside the guarantee.
 */
export function WhoWillSee({ ink, className = "" }: { ink: Ink; className?: string }) {
  const { heading, text, place, radius, unit, button } = content.pricingPage.reach;
  return (
    <section
      aria-labelledby="reach"
      className={`no-print grid overflow-hidden rounded-card border-2 border-ink bg-sheet *:min-w-0 lg:grid-cols-[2fr_1fr] ${className}`}
    >
      <form method="get" action="/contact" className="p-[min(1.5rem,6vw)] lg:p-8">
        <h2 id="reach" className="text-h3">
          {heading}
        </h2>
        <p className="max-w-[40rem] pt-2">{text}</p>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-4 pt-5">
          <div className="min-w-0 flex-[3_1_12rem]">
            <label htmlFor="reach-place" className="font-[650]">
              {place}
            </label>
            <input
              id="reach-place"
              name="place"
              required
              maxLength={80}
              autoComplete="address-level2"
              className={fieldLook}
            />
          </div>
          <div className="min-w-0 flex-[1_1_9rem]">
            <label htmlFor="reach-km" className="font-[650]">
              {radius} {unit}
            </label>
            <input
              id="reach-km"
              name="km"
              type="number"
              min={1}
              max={10}
              defaultValue={3}
              required
              className={fieldLook}
            />
          </div>
          <button
            type="submit"
            className={`flex-[1_0_auto] max-w-full ${buttonShape} ${buttonLook.secondary}`}
          >
            {button}
          </button>
        </div>
      </form>
      <Guarantee ink={ink} />
    </section>
  );
}

/** The guarantee as the stub of that frame, beside or below the fields. */
export function Guarantee({ ink, isBelow = false }: { ink: Ink; isBelow?: boolean }) {
  const { guarantee, reach } = content.pricingPage;
  return (
    <div
      className={`flex flex-col justify-center border-dashed border-press p-[min(1.5rem,6vw)] ${isBelow ? "border-t-2 lg:px-10" : "max-lg:border-t-2 lg:border-l-2 lg:p-8"} ${inkBackground[ink]}`}
    >
      <p className="display text-h4">{guarantee.heading}</p>
      <p className="pt-2">{reach.guarantee}</p>
    </div>
  );
}
