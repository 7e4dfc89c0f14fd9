import { Logo } from "@/components/brand/logo";
import { getContent } from "@/site/content";
import { Copyright } from "./copyright";
import { StoreLinks } from "./device-link";
import { FooterColumn, FooterContact, footerHeading } from "./footer-column";
import { Marquee } from "./marquee";

/** The footer of the dTransfer pages. */
export function SecondFooter() {
  const { columns } = getContent().navigation.secondFooter;
  return (
    <footer className="torn-top on-spruce pb-8">
      <div className="px-gutter pt-20 pb-8 lg:pt-24">
        <div className="mx-auto grid max-w-page gap-x-10 gap-y-9 lg:grid-cols-12">
          <nav aria-label="Footer" className="footer-columns lg:col-span-7">
            {columns.map((column) => (
              <FooterColumn key={column.heading} {...column} />
            ))}
          </nav>
          <div className="grid content-start gap-7 lg:col-span-5">
            <Logo />
            <div>
              <h2 className={footerHeading}>Get the App</h2>
              <StoreLinks className="pt-3" />
            </div>
            <FooterContact />
          </div>
        </div>
      </div>
      <Marquee />
      <div className="px-gutter pt-6">
        <div className="mx-auto max-w-page">
          <Copyright />
        </div>
      </div>
    </footer>
  );
}
