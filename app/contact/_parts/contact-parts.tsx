import { Markdown } from "@/components/articles/markdown";
import { InlineDrawing } from "@/components/drawings/drawing";
import { networkNames } from "@/components/page/social-links";
import { Band, BandHead } from "@/components/ui/band";
import { BrandIcon } from "@/components/ui/brand-icon";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";

/** On phones the picture stands beside the heading; large letters need the whole line. */
const columns = "flex flex-wrap items-center gap-x-3 *:min-w-0 md:grid md:grid-cols-12 md:gap-x-10";

/** The head of the page, low enough for the form's first field to be on the first screen. */
export function ContactHero() {
  const { hero, alt } = getContent().contact;
  return (
    <section className="torn-edge -mb-5 overflow-hidden bg-rose px-gutter pt-12 pb-18 on-ink">
      <div className={`mx-auto max-w-page ${columns}`}>
        <h1 className="text-h3 max-md:flex-[1_1_9rem] md:col-span-9 md:self-end md:text-hero">
          <HeadingEyebrow className="pb-3">{hero.eyebrow}</HeadingEyebrow>
          {hero.title}
        </h1>
        <InlineDrawing
          name="letter-box"
          alt={alt}
          className="w-[120px] md:col-span-3 md:row-span-2 md:w-full"
        />
        <p className="max-w-[44rem] pt-4 text-balance max-md:basis-full md:col-span-9 md:self-start">
          {hero.lead}
        </p>
      </div>
    </section>
  );
}

const networks = ["x", "instagram", "facebook", "tiktok"] as const;

const row =
  "flex min-h-14 items-center gap-4 border-b border-line font-strong hover:underline lg:min-h-20";

/** When somebody answers, e-mail and social networks. */
export function ContactLinks() {
  const { contact, site } = getContent();
  return (
    <section
      aria-labelledby="_links-heading"
      className="min-w-0 wrap-anywhere lg:col-span-4 lg:row-start-1 lg:pt-10.5 lg:pb-8"
    >
      <h2 id="_links-heading" className="text-h3">
        {contact.links.heading}
      </h2>
      <p className="flex items-center gap-3 pt-5 font-strong">
        <Icon name="clock" />
        <span>
          <span className="inline-block">{site.hours},</span>{" "}
          <span className="inline-block">{site.place}</span>
        </span>
      </p>
      <p className="pt-3 text-muted">{contact.links.text}</p>
      <List className="mt-6 grid grid-cols-2 gap-x-5 border-t-2 lg:grid-cols-1 xl:text-lead">
        <li className="col-span-full">
          <a href={hrefOf("@email")} className={row}>
            <Icon name="mail" /> <span translate="no">{site.email}</span>
          </a>
        </li>
        {networks
          .filter((network) => site.social[network])
          .map((network) => (
            <li key={network}>
              <a href={site.social[network]} className={row}>
                <BrandIcon name={network} /> {networkNames[network]}
              </a>
            </li>
          ))}
      </List>
    </section>
  );
}

/** What a buyer should know, a fact each. Other pages link here. */
export function BeforeYouBuy() {
  const { heading, lead, items } = getContent().beforeYouBuy;
  return (
    <Band tone="tinted" id="before-you-buy" aria-labelledby="_before-you-buy-heading">
      <BandHead id="_before-you-buy-heading" heading={heading} lead={lead} />
      <dl className="grid gap-x-10 *:min-w-0 sm:grid-cols-2 xl:grid-cols-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-2.5">
            <dt className="font-strong">{title}</dt>
            <dd className="prose">
              <Markdown text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
