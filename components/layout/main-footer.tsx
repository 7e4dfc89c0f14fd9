import { Logo } from "@/components/brand/logo";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";
import { FooterColumn, FooterLink } from "./footer-column";
import { SocialLinks } from "./social-links";

/** The footer of most pages: every part of the site, and how to reach the people behind it. */
export function MainFooter() {
  const { site, navigation } = content;
  const { footer } = navigation;
  return (
    <footer className="on-spruce px-gutter pt-section pb-28">
      <div className="mx-auto max-w-page">
        <nav
          aria-label={footer.label}
          className="grid grid-cols-2 gap-x-6 gap-y-10 pb-14 lg:grid-cols-4"
        >
          {footer.columns.map((column) => (
            <FooterColumn key={column.heading} {...column} />
          ))}
        </nav>
        <div className="perforated" />
        <div className="grid gap-10 py-14 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo />
            <h2 className="pt-6 text-h4">{footer.about.heading}</h2>
            <p className="max-w-measure pt-3 text-muted">{footer.about.text}</p>
          </div>
          <div className="lg:col-span-3">
            <h2 className="text-h4">{footer.contact.heading}</h2>
            <ul className="grid gap-3 pt-3 text-muted">
              <li className="flex items-center gap-3">
                <Icon name="clock" /> {site.hours}
              </li>
              <li className="flex items-center gap-3">
                <Icon name="mail" />
                <FooterLink href={hrefOf("@email")}>{site.email}</FooterLink>
              </li>
              <li className="flex items-center gap-3">
                <Icon name="map-pin" /> {site.place}
              </li>
            </ul>
          </div>
          <div className="lg:col-span-3">
            <h2 className="text-h4">{footer.social}</h2>
            <SocialLinks networks={["facebook", "x", "linkedin", "instagram", "youtube"]} />
          </div>
          <div className="lg:col-span-2">
            <FooterColumn {...footer.company} />
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-8 gap-y-2 border-t border-line pt-6 text-small">
          {footer.bottom.map(({ label, to }) => (
            <li key={label}>
              <FooterLink href={hrefOf(to)}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
