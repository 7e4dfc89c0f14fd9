import type { ReactNode } from "react";
import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { CurrencyNote } from "@/components/prices/price";
import { Band, columns } from "@/components/ui/band";
import { Eyebrow } from "@/components/ui/eyebrow";
import { List } from "@/components/ui/list";
import { getContent, postsAbout } from "@/site/content";
import { saleOf } from "@/site/sale";

/** A service's Information, with the posts about it; of what can be bought, with currency and rating. */
export function InformationSection({ service, ...words }: SectionProps<"information">) {
  return (
    <InformationBlock
      {...words}
      notes={
        saleOf(service)?.isSold && (
          <>
            <CurrencyNote className="pt-6" />
            <p className="pt-2 text-small text-muted">{ratingText()}</p>
          </>
        )
      }
    >
      {service && <ServicePosts id={`${words.id}-posts`} service={service} />}
    </InformationBlock>
  );
}

/** The app's rating; its count and source show once they are no placeholders. */
function ratingText() {
  const { rating, placeholders } = getContent().site;
  const isCounted = !placeholders.some((field) => /^rating\.(count|source)$/.test(field));
  return isCounted ? `${rating.text}: ${rating.basis}` : rating.text;
}

type Words = Pick<SectionProps<"information">, "id" | "suffix" | "title" | "text" | "facts">;
type BlockProps = Words & {
  /** What stands below the facts. */
  notes?: ReactNode;
  /** What stands below the words. */
  children?: ReactNode;
};

/** What a service costs and has, in words beside a list of facts. The region of a second one is named by its title. */
export function InformationBlock({ id, suffix, title, text, facts, notes, children }: BlockProps) {
  return (
    <Band inner={`items-start ${columns}`} aria-labelledby={id}>
      <div className="@container lg:col-span-7">
        <Eyebrow id={suffix ? undefined : id} className="pb-4">
          Information
        </Eyebrow>
        <h2 id={suffix ? id : undefined} className="text-h2">
          {title}
        </h2>
        <div className="prose pt-6">
          <Markdown text={text} />
        </div>
        {children}
      </div>
      <div className="lg:col-span-5">
        <dl className="border-b border-line">
          {facts.map(({ label, value }) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-t border-line py-3"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-strong sm:text-end">{value}</dd>
            </div>
          ))}
        </dl>
        {notes}
      </div>
    </Band>
  );
}

type PostsProps = { id: string; service: { file: string; name: string } };

/** The three newest posts about a service, in its Information block; nothing where there are none. */
function ServicePosts({ id, service }: PostsProps) {
  const posts = postsAbout(service);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby={id} className="pt-8">
      <h3 id={id} className="text-body">
        {`Articles to go with ${service.name}`}
      </h3>
      <List className="pt-1">
        {posts.map(({ id, path, title }) => (
          <li key={id}>
            <a
              href={path}
              className="flex min-h-11 items-center py-2 leading-[1.3] underline underline-offset-4 hover:decoration-2"
            >
              {title}
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}
