import { MainFooter } from "@/components/layout/main-footer";
import { Scene } from "@/components/scenes/scene";
import { BlogAddress } from "@/components/sections/blog-address.client";
import { columns } from "@/components/ui/band";
import { ButtonLink } from "@/components/ui/button-link";
import { content } from "@/content/content";

const { code, heading, hint, button } = content.notFound;

export function NotFoundPage() {
  return (
    <>
      <main id="main" tabIndex={-1} className="px-gutter py-section outline-none">
        <div className={`mx-auto max-w-page items-center ${columns}`}>
          <div className="lg:col-span-7">
            <p className="display text-[clamp(7rem,22vw,17rem)] leading-[.8]">{code}</p>
            <h1 className="pt-8 text-h3">
              <BlogAddress heading={content.blogList.notFound.heading}>{heading}</BlogAddress>
            </h1>
            <p className="pt-3 text-lead text-muted">{hint}</p>
            <ButtonLink href="/" className="mt-8">
              {button}
            </ButtonLink>
          </div>
          <Scene name="torn-flyer" className="w-full rounded-card bg-sky lg:col-span-5" />
        </div>
      </main>
      <MainFooter />
    </>
  );
}
