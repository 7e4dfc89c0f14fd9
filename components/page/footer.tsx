import type { ComponentProps, ReactNode } from "react";
import { Logo } from "@/components/brand/logo";
import { PlusMinus } from "@/components/ui/accordion";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { hrefOf } from "@/site/links";
import { CopyrightYear } from "./copyright-year.client";
import { StoreLinks } from "./device-link";
import { Marquee } from "./marquee";
import { SocialLinks } from "./social-links";

/** The footer of most pages: every part of the site, and how to reach the people behind it. */
export function MainFooter() {
  const { footer } = getContent().navigation;
  return (
    <Footer
      first={
        <>
          <h2 className={`pt-3 sm:pt-5 ${heading}`}>{footer.about.heading}</h2>
          <p className="max-w-measure pt-1 text-small text-muted max-sm:text-fine sm:pt-2 xl:max-w-[14rem]">
            {footer.about.text}
          </p>
        </>
      }
      columns={footer.columns}
      last={
        <div className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4">
          <h2 className={heading}>Follow Us</h2>
          <SocialLinks networks={["facebook", "x", "linkedin", "instagram", "youtube"]} />
        </div>
      }
      line={<div className="perforated mx-auto max-w-page" />}
    >
      <Links links={footer.bottom} className="footer-bottom" />
      <Copyright />
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 className="flex items-center gap-2 font-body! font-strong!">
          <Icon name="globe" /> {footer.regional.heading}
        </h2>
        <Links links={footer.regional.links} className="flex gap-x-4" />
      </div>
    </Footer>
  );
}

/** The footer of the dTransfer pages. */
export function SecondFooter() {
  return (
    <Footer
      columns={getContent().navigation.secondFooter.columns}
      last={
        <div>
          <h2 className={heading}>Get the App</h2>
          <StoreLinks className="pt-3 lg:*:px-3! lg:*:text-small" />
        </div>
      }
      line={
        <div className="-mx-gutter">
          <Marquee />
        </div>
      }
    >
      <Copyright />
    </Footer>
  );
}

const heading = "font-body! text-small font-strong! sm:text-body";
const wideIcon = "size-5 max-sm:hidden";

type FooterLinks = { label: string; to: string }[];

type Props = {
  /** Stands below the logo. */
  first?: ReactNode;
  columns: { heading: string; links: FooterLinks }[];
  /** Stands below the ways to reach somebody. */
  last?: ReactNode;
  /** Stands between the parts and the last line. */
  line: ReactNode;
  /** Is the last line. */
  children: ReactNode;
};

/** What both footers have in common. */
function Footer({ first, columns, last, line, children }: Props) {
  return (
    <footer className="footer torn-top on-spruce">
      <div className="footer-parts mx-auto max-w-page *:min-w-0">
        <div>
          <Logo />
          {first}
        </div>
        <nav aria-label="Footer" className="footer-columns">
          {columns.map((column) => (
            <Column key={column.heading} {...column} />
          ))}
        </nav>
        <div className="grid content-start gap-x-6 gap-y-3 sm:gap-y-6 *:min-w-0 sm:grid-cols-2 lg:grid-cols-1">
          <Contact />
          {last}
        </div>
      </div>
      <div className="py-3 sm:pt-9 sm:pb-5">{line}</div>
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-1 text-small max-sm:text-fine">
        {children}
      </div>
    </footer>
  );
}

/** A heading and its links; on phones they are closed until a touch (footer.css). */
function Column({ heading: title, links }: Props["columns"][number]) {
  return (
    <div>
      <h2 className={`max-sm:hidden ${heading}`}>{title}</h2>
      <details className="group sm:hidden">
        <summary className="flex min-h-11 items-center justify-between gap-2">
          <h2 className={heading}>{title}</h2> <PlusMinus />
        </summary>
      </details>
      <Links links={links} className="text-small sm:pt-2 max-sm:pb-3" />
    </div>
  );
}

function Links({ links, className }: { links: FooterLinks; className: string }) {
  return (
    <List className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <FooterLink href={hrefOf(to)}>{label}</FooterLink>
        </li>
      ))}
    </List>
  );
}

function FooterLink(props: ComponentProps<"a">) {
  return <a data-scroll-first="" {...props} className="footer-link" />;
}

/** When somebody answers, and where. */
function Contact() {
  const { site } = getContent();
  return (
    <div>
      <h2 className={heading}>Contact Us</h2>
      <List className="flex flex-wrap gap-x-4 text-muted max-sm:items-center max-sm:text-fine sm:grid sm:gap-1.5 sm:pt-2 sm:text-small">
        <li className="flex items-center gap-3">
          <Icon name="clock" className={wideIcon} /> {site.hours}
        </li>
        <li className="flex items-center gap-3 max-sm:order-last">
          <Icon name="mail" className={wideIcon} />
          <FooterLink href={hrefOf("@email")} translate="no">
            {site.email}
          </FooterLink>
        </li>
        <li className="flex items-center gap-3">
          <Icon name="map-pin" className={wideIcon} /> {site.place}
        </li>
      </List>
    </div>
  );
}

function Copyright() {
  const { settings, site } = getContent();
  return (
    <p className="text-muted">
      © <CopyrightYear built={Number(settings.today.slice(0, "2026".length))} /> {site.name}. All
      rights reserved.
    </p>
  );
}
