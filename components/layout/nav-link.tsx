import type { ComponentProps } from "react";
import { Anchor } from "@/components/ui/anchor";
import { findPage, hrefOf, pages } from "@/content/content";

type Props = Omit<ComponentProps<typeof Anchor>, "href" | "section"> & { to: string };

/** A link of the bar or the menu, marked on all pages of its section. */
export function NavLink({ to, ...props }: Props) {
  return <Anchor {...props} href={hrefOf(to)} section={sectionOf(to)} />;
}

/**
 * Addresses of the other pages made from the same content file: the price lists, and a page's
 * further addresses. The link itself matches those below its own address.
 */
function sectionOf(to: string): string[] {
  const [path = ""] = to.split("#");
  const file = findPage(path)?.file;
  return pages
    .filter((page) => page.file === file && page.path !== path && !page.path.startsWith(`${path}/`))
    .map((page) => page.path);
}
