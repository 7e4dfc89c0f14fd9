import { Logo } from "@/components/brand/logo";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent, hrefOf } from "@/site/content";
import { Copyright } from "./copyright";
import { FooterColumn, FooterContact, FooterLink, footerHeading } from "./footer-column";
import { SocialLinks } from "./social-links";

/** The footer of most pages: every part of the site, and how to reach the people behind it. */
export function MainFooter() {
  const { footer } = getContent().navigation;
  return (
    <footer className="torn-top on-spruce px-gutter pt-18 pb-8 sm:pt-24 lg:pt-28">
      <div className="mx-auto max-w-page">
        <div className="footer-parts *:min-w-0">
          <div>
            <Logo />
            <h2 className={`pt-5 ${footerHeading}`}>{footer.about.heading}</h2>
            <p className="max-w-measure pt-2 text-small text-muted">{footer.about.text}</p>
          </div>
          <nav
            aria-label="Footer"
            className="footer-columns lg:grid-cols-2 xl:flex xl:flex-wrap xl:justify-between"
          >
            {footer.columns.map((column) => (
              <FooterColumn key={column.heading} {...column} />
            ))}
          </nav>
          <div className="grid gap-x-6 gap-y-3 sm:gap-y-6 *:min-w-0 sm:grid-cols-2 lg:grid-cols-1">
            <FooterContact />
            <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4">
              <h2 className={footerHeading}>Follow Us</h2>
              <SocialLinks networks={["facebook", "x", "linkedin", "instagram", "youtube"]} />
            </div>
          </div>
        </div>
        <div className="perforated mt-4 mb-3 sm:mt-9 sm:mb-5" />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 text-small">
          <List className="max-sm:grid max-sm:grid-cols-2 sm:flex sm:flex-wrap gap-x-6">
            {footer.bottom.map(({ label, to }) => (
              <li key={label}>
                <FooterLink href={hrefOf(to)}>{label}</FooterLink>
              </li>
            ))}
          </List>
          <Copyright />
          <div className="flex flex-wrap items-center gap-x-4">
            <h2 className="flex items-center gap-2 font-body! font-strong!">
              <Icon name="globe" /> {footer.regional.heading}
            </h2>
            <List className="flex gap-x-4">
              {footer.regional.links.map(({ label, to }) => (
                <li key={label}>
                  <FooterLink href={hrefOf(to)}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </div>
        </div>
      </div>
    </footer>
  );
}
