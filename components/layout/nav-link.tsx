import type { ComponentProps } from "react";
import { Anchor } from "@/components/ui/anchor";
import { findPage, hrefOf, pages } from "@/content/content";

type Props = Omit<ComponentProps<typeof Anchor>, "href" | "section"> & { to: string };

/** A link of the bar or the menu, marked on all pages of its section. */
export function NavLink({ to, ...props }: Props) {
  return <Anchor {...props} href={hrefOf(to)} section={sectionOf(to)} />;
}

/**
 * The other pages whose words stand in the same file of the content: each price list, and further
 * addresses of a page. The link itself knows those below its own address.
 */
function sectionOf(to: string): string[] {
  const [path = ""] = to.split("#");
  const file = findPage(path)?.file;
  return pages
    .filter((page) => page.file === file && page.path !== path && !page.path.startsWith(`${path}/`))
    .map((page) => page.path);
}
