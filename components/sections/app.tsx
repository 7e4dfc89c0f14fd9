import { StoreLinks } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { textLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";

/** The links to the two stores, as a strip. */
export function App({ id, title, links = [] }: SectionProps<"app">) {
  return (
    <section aria-labelledby={id} className="bg-paper-2 px-gutter py-section">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-10 gap-y-5">
        <div className="max-w-[36rem] lg:flex-1">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 id={id} className="text-h4">
              {title}
            </h2>
            {links.map(({ label, to }) => (
              <a key={to} href={hrefOf(to)} className={textLink}>
                {label}
              </a>
            ))}
          </div>
          <p className="pt-1 text-muted">{getContent().site.app}</p>
        </div>
        <StoreLinks className="lg:w-auto! lg:grid-flow-col lg:grid-cols-none!" />
      </div>
    </section>
  );
}
