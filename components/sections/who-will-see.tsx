import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { getContent } from "@/site/content";

const field =
  "mt-1.5 min-h-12 w-full rounded-control border-2 border-control bg-sheet px-4 text-ink";

/** Asks what a push reaches: a form that needs no script leads to /contact with place and radius. */
export function WhoWillSee({ className = "" }: { className?: string }) {
  const { reach: words } = getContent().pricingPage;
  return (
    <section
      aria-labelledby="reach"
      className={`no-print rounded-card border-2 border-ink bg-sheet px-[min(1.5rem,6vw)] py-6 sm:px-8 ${className}`}
    >
      <form
        method="get"
        action="/contact#write"
        className="grid items-end gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-[5fr_7fr]"
      >
        <div>
          <h2 id="reach" className="text-h3">
            {words.heading}
          </h2>
          <p className="max-w-[40rem] pt-2">{words.text}</p>
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
          <PlaceField />
          <div className="min-w-0 flex-[1_1_9.5rem]">
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
    </section>
  );
}

/** The field of the place, in a form that leads to /contact. */
export function PlaceField() {
  const { reach: words } = getContent().pricingPage;
  return (
    <div className="min-w-0 flex-[1_1_7rem] max-lg:basis-44">
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
