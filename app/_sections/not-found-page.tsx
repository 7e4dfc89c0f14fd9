import { Scene } from "@/components/drawings/scene";
import { PageLayout } from "@/components/page/page-layout";
import { ButtonLink } from "@/components/ui/button-link";
import { blogHeading } from "@/components/ui/in-page";
import { getContent, hrefOf } from "@/site/content";

export function NotFoundPage() {
  const { code, heading, hint, button, links } = getContent().notFound;
  return (
    <PageLayout className="grid *:min-w-0 lg:grid-cols-[7fr_5fr]">
      <div className="px-gutter pt-8 pb-section lg:self-center lg:pt-section lg:ps-edge">
        <p className="display text-[min(22vw,17rem)] leading-[.8]">{code}</p>
        <h1
          className="pt-6 text-h3 lg:pt-8"
          {...blogHeading(getContent().blogList.notFound.heading)}
          // The script in the page may have changed it (export/in-page/not-found.ts).
          suppressHydrationWarning
        >
          {heading}
        </h1>
        <p className="pt-3 text-lead text-muted">{hint}</p>
        <div className="flex flex-wrap items-center gap-3 pt-8">
          <ButtonLink href="/">{button}</ButtonLink>
          {links.map(({ label, to }) => (
            <ButtonLink key={to} href={hrefOf(to)} variant="secondary">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
      {/* The flyer breaks out of its ink to the left. */}
      <div className="flex items-center justify-center bg-sky max-lg:order-first max-lg:h-60 max-lg:border-b-2 lg:justify-end lg:py-10 lg:pe-[4%]">
        <Scene
          name="torn-flyer"
          className="aspect-square h-full w-full max-w-[44rem] lg:h-auto lg:stroke-3 lg:w-[117%] lg:shrink-0"
        />
      </div>
    </PageLayout>
  );
}
