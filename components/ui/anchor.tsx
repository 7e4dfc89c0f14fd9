import type { Route } from "next";
import type { ComponentProps } from "react";
import { PageLink } from "./page-link.client";

type Props = Omit<ComponentProps<"a">, "href"> &
  Pick<ComponentProps<typeof PageLink>, "scrollFirst" | "section"> & { href: string };

/** A link to anywhere: pages of this site navigate softly, all else is a plain link. */
export function Anchor({ href, scrollFirst, section, ref: _, ...props }: Props) {
  // Content's addresses are checked when the content is loaded, not by the compiler.
  if (href.startsWith("/"))
    return <PageLink href={href as Route} {...{ scrollFirst, section }} {...props} />;
  return <a href={href} {...props} />;
}
