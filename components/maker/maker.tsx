import { Band } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { getContent, hrefOf } from "@/site/content";
import { dollars } from "@/site/money";
import { pricingPath } from "@/site/schema/prices";
import type { Service } from "@/site/schema/service";
import { makerOf } from "./kinds";
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
  const { maker: words, prices } = getContent();
  const { heading, lead } = words[kind];
  const maker = makerOf(kind, words);
  const { plans } = prices.categories[kind];
  const runs = plans.map(({ label, amount, days }) => ({
    label,
    drawn: `${days} days`,
    cost: `${label}: ${dollars(amount)}, ${dollars(amount / days)} a day. ${words.included}`,
  }));
  const shown = makerWords(maker, [], runs[0]?.drawn ?? "");
  return (
    <Band id={anchor} aria-labelledby={id} className="noscript:hidden">
      <h2 id={id} className="text-h2">
        <HeadingEyebrow className="pb-3">{words.eyebrow}</HeadingEyebrow>
        {heading}
      </h2>
      <p className="pt-3 pb-8 text-lead text-muted">{lead}</p>
      <MakerForm
        id={id}
        kind={kind}
        maker={maker}
        runs={runs}
        preview={<Preview kind={kind} words={shown} alt={`${maker.alt} ${shown.message}`} />}
        ground={inkBackground[service.ink]}
        note={words.note}
      >
        <ButtonLink href={hrefOf("@register")}>
          <span>
            Start <span data-run="">{runs[0]?.label}</span>
          </span>
        </ButtonLink>
        <ButtonLink href={pricingPath(kind)} variant="secondary">
          See prices
        </ButtonLink>
      </MakerForm>
    </Band>
  );
}
