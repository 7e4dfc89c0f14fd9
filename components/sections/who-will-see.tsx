import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { unbroken } from "@/components/ui/unbroken";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";

const box = "min-w-0 flex-[1_1_10rem]";
const field =
  "mt-1.5 min-h-12 w-full rounded-control border-2 border-control bg-sheet px-4 text-ink";

/**
 * Asks what a push reaches: a form that needs no script leads to /contact with the place and the
 * radius, beside the guarantee.
 */
export function WhoWillSee({ ink, className = "" }: { ink: Ink; className?: string }) {
  const { reach: words } = getContent().pricingPage;
  return (
    <section
      aria-labelledby="reach"
      className={`no-print grid overflow-hidden rounded-card border-2 border-ink bg-sheet *:min-w-0 lg:grid-cols-[7fr_5fr] ${className}`}
    >
      <form method="get" action="/contact#write" className="px-[min(1.5rem,6vw)] py-6 sm:p-8">
        <h2 id="reach" className="text-h3">
          {words.heading}
        </h2>
        <p className="max-w-[40rem] pt-2">{words.text}</p>
        <div className="flex flex-wrap gap-4 pt-5">
          <PlaceField />
          <div className={box}>
            <label htmlFor="reach-km" className="font-[650]">
              {words.radius} {words.unit}
            </label>
            <input
              id="reach-km"
              name="km"
              type="number"
              min={1}
              max={10}
              defaultValue={3}
              required
              className={field}
            />
          </div>
          <AskButton />
        </div>
      </form>
      <Guarantee ink={ink} />
    </section>
  );
}

/** The field of the place, in a form that leads to /contact. */
export function PlaceField() {
  const { reach: words } = getContent().pricingPage;
  return (
    <div className={box}>
      <label htmlFor="reach-place" className="font-[650]">
        {words.place}
      </label>
      <input
        id="reach-place"
        type="text"
        name="place"
        required
        maxLength={80}
        autoComplete="address-level2"
        className={field}
      />
    </div>
  );
}

/** The button of such a form. */
export function AskButton() {
  const { reach: words } = getContent().pricingPage;
  return (
    <button type="submit" className={`mt-auto max-w-full ${buttonShape} ${buttonLook.secondary}`}>
      {words.button}
    </button>
  );
}

/** The guarantee as the stub of that frame, beside or below the fields. */
export function Guarantee({ ink, isBelow = false }: { ink: Ink; isBelow?: boolean }) {
  const { reach: words, guarantee } = getContent().pricingPage;
  return (
    <div
      className={`border-dotted border-line px-[min(1.5rem,6vw)] py-6 sm:p-8 ${isBelow ? "border-t-4" : "max-lg:border-t-4 lg:border-l-4"} ${inkBackground[ink]}`}
    >
      <p className="display text-h4">{unbroken(guarantee.heading)}</p>
      <p className="pt-2">{words.guarantee}</p>
    </div>
  );
}
