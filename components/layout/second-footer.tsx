import { content, settings } from "@/content/content";
import { CopyrightYear } from "./copyright-year.client";
import { FooterColumn } from "./footer-column";
import { Marquee } from "./marquee";
import { StoreLinks } from "./store-links";

/** The footer of the dTransfer pages. */
export function SecondFooter() {
  const { footer, secondFooter } = content.navigation;
  const { columns, apps, copyright } = secondFooter;
  return (
    <footer className="on-spruce pb-28">
      <div className="px-gutter py-14">
        <div className="mx-auto grid max-w-page gap-10 lg:grid-cols-12">
          <nav
            aria-label={footer.label}
            className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-3 lg:col-span-7"
          >
            {columns.map((column) => (
              <FooterColumn key={column.heading} {...column} />
            ))}
          </nav>
          <div className="lg:col-span-5">
            <h2 className="text-h4">{apps.heading}</h2>
            <StoreLinks {...apps} className="pt-4" />
          </div>
        </div>
      </div>
      <Marquee />
      <div className="px-gutter pt-6">
        <p className="mx-auto max-w-page text-small text-muted">
          © <CopyrightYear built={Number(settings.today.slice(0, "2026".length))} /> {copyright}
        </p>
      </div>
    </footer>
  );
}
