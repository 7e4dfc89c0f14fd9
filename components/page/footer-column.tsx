import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent, hrefOf } from "@/site/content";

type Props = { heading: string; links: { label: string; to: string }[] };

export const footerHeading = "font-body! text-body font-strong!";

/** A heading and its links. */
export function FooterColumn({ heading, links }: Props) {
  return (
    <div>
      <h2 className={footerHeading}>{heading}</h2>
      <List className="pt-2 text-small">
        {links.map(({ label, to }) => (
          <li key={label}>
            <FooterLink href={hrefOf(to)}>{label}</FooterLink>
          </li>
        ))}
      </List>
    </div>
  );
}

/** When somebody answers, and where. */
export function FooterContact() {
  const { site } = getContent();
  return (
    <div>
      <h2 className={footerHeading}>Contact Us</h2>
      <List className="grid gap-1.5 pt-2 text-small text-muted">
        <li className="flex items-center gap-3">
          <Icon name="clock" /> {site.hours}
        </li>
        <li className="flex items-center gap-3">
          <Icon name="mail" />
          <FooterLink href={hrefOf("@email")} translate="no">
            {site.email}
          </FooterLink>
        </li>
        <li className="flex items-center gap-3">
          <Icon name="map-pin" /> {site.place}
        </li>
      </List>
    </div>
  );
}

export function FooterLink(props: ComponentProps<"a">) {
  return <a data-scroll-first="" {...props} className="footer-link" />;
}
