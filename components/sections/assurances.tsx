import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { unbroken } from "@/components/ui/unbroken";
import { content } from "@/content/content";
import type { Ink } from "@/content/schema/fields";
import { Markdown } from "./markdown";

/** What is asked at registration, one sign each: name, email, city, phone, account type. */
const asked = ["user", "mail", "map-pin", "phone", "store"] as const;

/** What is private, as a slip of paper, and the money-back guarantee, as a stamped ticket. */
export function Assurances({ ink }: { ink: Ink }) {
  const { privacy, guarantee } = content.pricingPage;
  return (
    <Band tone="tinted" inner={columns}>
      <section className="-rotate-1 lifted lg:col-span-5" aria-labelledby="privacy">
        <div className="torn on-ink bg-white px-6 sm:px-8">
          <ul aria-hidden="true" className="flex flex-wrap gap-2 pt-6 pb-5">
            {asked.map((name) => (
              <li key={name} className="rounded-control border-2 border-press p-2">
                <Icon name={name} />
              </li>
            ))}
          </ul>
          <h2 id="privacy" className="border-t-2 border-dashed border-press pt-5 text-h3">
            {privacy.heading}
          </h2>
          <div className="pt-4 pb-6 font-mono text-small">
            <Markdown text={privacy.text} />
          </div>
          <ButtonLink variant="onInk" href="/privacy-policy" className="mb-6">
            {privacy.button}
            <span className="sr-only">({privacy.heading})</span>
          </ButtonLink>
        </div>
      </section>
      <section className="@container grid lg:col-span-7" aria-labelledby="guarantee">
        <div
          className={`ticket grid rounded-card *:min-w-0 @min-[40rem]:grid-cols-2 @min-[40rem]:[--notch-x:50%] ${inkBackground[ink]}`}
        >
          <div className="@container flex items-center justify-center p-5">
            <Stamp id="guarantee" words={guarantee.heading} />
          </div>
          <div className="prose flex [&_a]:inline-block flex-col justify-center border-t-4 border-dotted border-line p-6 text-lead sm:p-8 @min-[40rem]:border-t-0 @min-[40rem]:border-l-4">
            <Markdown text={guarantee.text} />
          </div>
        </div>
      </section>
    </Band>
  );
}

/** The guarantee's name as a rubber stamp: its first word in large letters. */
function Stamp({ id, words }: { id: string; words: string }) {
  const [first = "", ...others] = words.split(" ");
  return (
    <h2
      id={id}
      className="grid aspect-square w-[min(20rem,100cqi)] -rotate-8 content-center justify-items-center rounded-full border-8 border-double border-press text-center text-[min(1.75rem,8.75cqi)] leading-[1.05]"
    >
      <span className="text-[2.25em] leading-none whitespace-nowrap">{first}</span>{" "}
      <span className="max-w-[9em]">{unbroken(others.join(" "))}</span>
    </h2>
  );
}
