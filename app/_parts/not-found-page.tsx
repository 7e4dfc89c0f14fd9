import { InlineDrawing } from "@/components/drawings/drawing";
import { PageLayout } from "@/components/page/page-layout";
import { ButtonLink } from "@/components/ui/button-link";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";
import { blogNotFound } from "../blog-lists/_parts/blog-not-found";
import css from "./not-found-page.module.css";

export function NotFoundPage() {
  const { hint, links } = getContent().notFound;
  return (
    <PageLayout className="grid *:min-w-0 lg:grid-cols-[7fr_5fr]">
      <div className={css.ground}>
        <InlineDrawing name="torn-flyer" className={css.flyer} />
      </div>
      <div className="px-gutter pt-8 pb-section lg:col-start-1 lg:row-start-1 lg:pt-section lg:ps-edge">
        <p className="display text-[min(22vw,17rem)] leading-[.8]">404</p>
        <h1
          className="pt-6 text-h3 lg:pt-8"
          data-blog-heading={blogNotFound}
          // The script in the page may have changed it (export/inline/not-found.ts).
          suppressHydrationWarning
        >
          Oops! The page you're looking for doesn't exist.
        </h1>
        <p className="pt-3 text-lead text-muted">{hint}</p>
        <div className="flex flex-wrap items-center gap-3 pt-8">
          <ButtonLink href="/">Go Home</ButtonLink>
          {links.map(({ label, to }) => (
            <ButtonLink key={to} href={hrefOf(to)} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </PageLayout>
  );
}
