import { Band, columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { inkBackground } from "@/components/ui/ink";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import { Markdown } from "./markdown";

/** Signs of the data asked at registration: name, email, city, phone, account type. */
const asked = ["user", "mail", "map-pin", "phone", "store"] as const;

/**
 * The privacy section, as a slip of paper, and the money-back guarantee, as a stamped ticket.
 * @param isLive whether what the page is about can be bought, and so refunded
 */
export function Assurances({ ink, isLive }: { ink: Ink; isLive: boolean }) {
  const { privacy, guarantee } = getContent().pricingPage;
  return (
    <Band tone="tinted" inner={columns}>
      <section className="lifted -rotate-1 lg:col-span-5" aria-labelledby="privacy">
        <div className="torn on-ink bg-white">
          <div className="p-6 sm:p-8">
            <List aria-hidden="true" className="flex flex-wrap gap-2 pb-5">
              {asked.map((name) => (
                <li key={name} className="rounded-control border-2 border-press p-2">
                  <Icon name={name} />
                </li>
              ))}
            </List>
            <h2 id="privacy" className="border-t-2 border-dashed border-press pt-5 text-h3">
              {privacy.heading}
            </h2>
            <div className="pt-4 pb-6 font-mono text-small">
              <Markdown text={privacy.text} />
            </div>
            <ButtonLink variant="onInk" href="/privacy-policy">
              {privacy.button} <span className="sr-only">({privacy.heading})</span>
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="grid *:min-w-0 lg:col-span-7" aria-labelledby="guarantee">
        <div
          className={`ticket flex flex-wrap rounded-card *:min-w-0 lg:[--notch-x:42%] lg:grid lg:grid-cols-[42fr_58fr] ${inkBackground[ink]}`}
        >
          <div className="@container flex flex-[1_1_17rem] items-center justify-center p-6">
            <Stamp id="guarantee" lines={guarantee.stamp} />
          </div>
          <div className="prose flex flex-[1_1_20rem] flex-col justify-center border-dotted border-line p-6 text-lead sm:px-10 lg:border-l-4">
            <Markdown text={isLive ? guarantee.text : guarantee.coming} />
          </div>
        </div>
      </section>
    </Band>
  );
}

/** The guarantee's name as a rubber stamp. */
function Stamp({ id, lines }: { id: string; lines: string[] }) {
  return (
    <h2
      id={id}
      className="display grid aspect-square w-full max-w-56 -rotate-8 place-items-center rounded-full border-8 border-double border-press text-center text-[min(1.5rem,8cqi)] leading-[1.2] whitespace-pre sm:max-w-[17rem] sm:text-[min(1.75rem,9.5cqi)]"
    >
      {lines.join("\n")}
    </h2>
  );
}
