import type { ComponentProps } from "react";
import { scrollsFirst } from "@/components/ui/in-page";
import { List } from "@/components/ui/list";
import { hrefOf } from "@/site/content";

type Props = { heading: string; links: { label: string; to: string }[] };

export const footerHeading = "font-body! text-body font-[650]!";

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

export function FooterLink(props: ComponentProps<"a">) {
  return (
    <a
      {...scrollsFirst}
      {...props}
      className="inline-flex max-w-full items-center py-1 text-muted wrap-anywhere underline-offset-4 hover:text-ink hover:underline max-md:min-h-11"
    />
  );
}
