import { InlineDrawing } from "@/components/drawings/drawing";
import type { SectionProps } from "@/components/page/section-props";
import { networkNames } from "@/components/page/social-links";
import { BrandIcon } from "@/components/ui/brand-icon";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";

/** On phones the picture stands beside the heading; large letters need the whole line. */
const columns = "flex flex-wrap items-center gap-x-3 *:min-w-0 md:grid md:grid-cols-12 md:gap-x-10";

type HeroProps = Pick<
  SectionProps<"contact-form">,
  "id" | "eyebrow" | "title" | "lead" | "drawing" | "alt"
>;

/** The head of a page, low enough for the form's first field to be on the first screen. */
export function ContactHero({ id, eyebrow, title, lead, drawing, alt = "" }: HeroProps) {
  return (
    <section className="torn-edge overflow-hidden bg-rose px-gutter pt-below-trail pb-torn on-ink">
      <div className={`mx-auto max-w-page ${columns}`}>
        <h1
          id={id}
          className="text-h2 max-md:flex-[1_1_9rem] md:col-span-9 md:self-end md:text-title"
        >
          {eyebrow && <HeadingEyebrow className="pb-3">{eyebrow}</HeadingEyebrow>}
          {title}
        </h1>
        <InlineDrawing
          name={drawing ?? "letter-box"}
          alt={alt}
          className="w-[120px] md:col-span-3 md:row-span-2 md:w-full"
        />
        <p className="max-w-measure pt-4 text-balance max-md:basis-full md:col-span-9 md:self-start">
          {lead}
        </p>
      </div>
    </section>
  );
}

const networks = ["x", "instagram", "facebook", "tiktok"] as const;

const row =
  "flex h-full min-h-14 items-center gap-4 border-b border-line font-strong hover:underline";

/** When somebody answers, e-mail and social networks. */
export function ContactLinks({ id, title, text }: { id: string; title: string; text: string }) {
  const { site } = getContent();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col wrap-anywhere lg:col-span-4 lg:row-start-1 lg:pt-10.5"
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="flex items-center gap-3 pt-5 font-strong">
        <Icon name="clock" />
        <span>
          <span className="inline-block">{site.hours},</span>{" "}
          <span className="inline-block">{site.place}</span>
        </span>
      </p>
      <p className="pt-3 text-muted">{text}</p>
      <List className="mt-6 grid grid-cols-2 gap-x-5 border-t-2 lg:grid-cols-1">
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
