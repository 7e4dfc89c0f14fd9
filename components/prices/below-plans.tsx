import { Markdown } from "@/components/articles/markdown";
import { drawingAddress } from "@/components/pictures/drawing-address";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { Band, BandHead } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { noBreak } from "@/components/ui/no-break";
import { Ticket } from "@/components/ui/ticket";
import { getContent } from "@/site/content";
import { saleOfList } from "@/site/sale";
import type { PriceListName } from "@/site/schema/prices";
import { CurrencyNote } from "./price";

/** Notes on all plans, once below them: extras, note and currency. */
export function PlanNotes({ list }: { list: PriceListName }) {
  const { extras = [], note } = saleOfList(list).list;
  return (
    <div id="extras" className="pt-4 lg:pt-5">
      {extras.length > 0 && (
        <List className="grid gap-2 pb-5 font-strong wrap-anywhere">
          {extras.map((extra) => (
            <li key={extra} className="flex items-center gap-2">
              <Icon name="plus" className="size-4" /> {extra}
            </li>
          ))}
        </List>
      )}
      <div className="prose">
        <Markdown text={note} />
      </div>
      <CurrencyNote className="pt-2" />
    </div>
  );
}

/**
 * The money-back guarantee, as a ticket, and what happens to a buyer's data, in a line.
 * @param isLive whether what the page is about can be bought, and so refunded
 */
export function Assurances({ isLive }: { isLive: boolean }) {
  const { privacy, guarantee } = getContent().pricingPage;
  return (
    <Band tone="tinted">
      <section
        aria-labelledby="_privacy"
        className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pb-8"
      >
        <div className="flex-[1_1_24rem]">
          <h2 id="_privacy" className="text-h4">
            {privacy.heading}
          </h2>
          <div className="prose pt-2.5">
            <Markdown text={privacy.text} />
          </div>
        </div>
        <ButtonLink variant="secondary" href="/privacy-policy">
          Read More <span className="sr-only">({privacy.heading})</span>
        </ButtonLink>
      </section>
      <section aria-labelledby="_guarantee">
        <Ticket
          kind="closing"
          ink="mint"
          inner="flex-3 content-center px-[min(1.5rem,6vw)] py-6 sm:p-8"
          stub={<DrawingPicture name="refund" ink="mint" className="w-full max-w-60" />}
          stubInner="flex flex-2 items-center justify-center"
        >
          <h2 id="_guarantee" className="text-h4">
            {noBreak(guarantee.heading)}
          </h2>
          <div className="prose pt-3">
            <Markdown text={isLive ? guarantee.text : guarantee.coming} />
          </div>
        </Ticket>
      </section>
    </Band>
  );
}

/** How billing works, as far as the plans of a price list don't say it, and by which cards. */
export function Billing({ list }: { list: PriceListName }) {
  const { heading, lead, items } = getContent().billing;
  const { cards } = getContent().navigation.secondFooter;
  const facts = items.filter(({ on }) => on?.includes(list) ?? true);
  return (
    <Band id="billing" aria-labelledby="_billing-heading">
      <BandHead id="_billing-heading" heading={heading} lead={lead} />
      <dl className="flex flex-wrap gap-x-10 gap-y-6 *:flex-[1_1_13rem]">
        {facts.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-ink pt-3">
            <dt className="font-strong">{title}</dt>
            <dd className="prose pt-2.5">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
        <div className="basis-full! flex-wrap items-center justify-between gap-x-10 gap-y-3 border-t-2 border-ink pt-3 sm:flex">
          <dt className="font-strong">Accepted cards</dt>
          <dd className="max-sm:pt-3">
            <picture>
              <source
                media="(width > 768px)"
                srcSet={drawingAddress("cards-in-a-row")}
                width={627}
                height={64}
              />
              <DrawingPicture
                name="cards"
                alt={cards.join(", ")}
                className="max-w-full bg-paper max-sm:w-full"
              />
            </picture>
          </dd>
        </div>
      </dl>
    </Band>
  );
}
