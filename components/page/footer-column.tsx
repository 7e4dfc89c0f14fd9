import type { ComponentProps } from "react";
import { List } from "@/components/ui/list";
import { hrefOf } from "@/site/content";

type Props = { heading: string; links: { label: string; to: string }[] };

/** A heading and its links. */
export function FooterColumn({ heading, links }: Props) {
  return (
    <div>
      <h2 className="font-body! text-body font-[650]!">{heading}</h2>
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
      data-scroll-first=""
      {...props}
      className="inline-block max-w-full py-1 text-muted wrap-anywhere underline-offset-4 hover:text-ink hover:underline"
    />
  );
}
