import { Band } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { getContent, hrefOf } from "@/site/content";
import { priceOf } from "@/site/money";
import { pricingPath } from "@/site/schema/pricing";
import type { Service } from "@/site/schema/service";
import { MakerForm } from "./maker-form.client";
import { makerWords } from "./maker-words";
import type { Kind } from "./places";
import { Preview } from "./preview";
import "./maker.css";

type Props = {
  kind: Kind;
  service: Service;
  /** For ids and names in the section. */
  id: string;
  /** By which addresses name the section. */
  anchor: string;
};

/** A form in which a visitor makes a flyer or coupon; shown where scripts may run. */
export function MakerSection({ kind, service, id, anchor }: Props) {
  const { maker: words, prices, serviceWords, nextSteps, pricingPage } = getContent();
  const maker = words[kind];
  const { plans } = prices.categories[kind];
  const runs = plans.map(({ label, amount, days }) => ({
    label,
    drawn: words.days.replace("{days}", String(days)),
    cost: words.cost
      .replace("{run}", label)
      .replace("{price}", priceOf(amount, pricingPage.free))
      .replace("{day}", priceOf(amount / days, pricingPage.free)),
  }));
  const { off, runs: legend, save, note } = words;
  const shown = makerWords(maker, [], { off, run: runs[0]?.drawn ?? "" });
  return (
    <Band id={anchor} aria-labelledby={id} className="noscript:hidden">
      <h2 id={id} className="text-h2">
        <HeadingEyebrow className="pb-3">{words.eyebrow}</HeadingEyebrow>
        {maker.heading}
      </h2>
      <p className="pt-3 pb-8 text-lead text-muted">{maker.lead}</p>
      <MakerForm
        id={id}
        kind={kind}
        maker={maker}
        words={{ off, runs: legend, save, note, example: serviceWords.example }}
        runs={runs}
        preview={<Preview kind={kind} words={shown} alt={`${maker.alt} ${shown.message}`} />}
        ground={inkBackground[service.ink]}
      >
        <ButtonLink href={hrefOf("@register")}>
          <span>
            {pricingPage.start} <span data-run="">{runs[0]?.label}</span>
          </span>
        </ButtonLink>
        <ButtonLink href={pricingPath(kind)} variant="secondary">
          {nextSteps.post.prices}
        </ButtonLink>
      </MakerForm>
    </Band>
  );
}
