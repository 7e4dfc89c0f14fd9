import type { ComponentProps } from "react";
import { findPage, getContent, hrefOf } from "@/site/content";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** Address of the page that shows the link; undefined on a 404 page. */
  path: string | undefined;
};

/** A link of the bar or the menu, marked on all pages of its section. */
export function NavLink({ to, path, ...props }: Props) {
  return (
    <>
      <a {...props} href={hrefOf(to)} aria-current={currentState(to, path)} />{" "}
    </>
  );
}

/**
 * "page" on the link's own page, "true" below it and on the other pages made from the same content
 * file: the price lists, and a page's further addresses.
 */
function currentState(to: string, path: string | undefined) {
  if (!path) return undefined;
  const [target = ""] = to.split("#");
  if (path === target) return "page";
  const file = findPage(target)?.file;
  const isInSection =
    path.startsWith(`${target}/`) ||
    getContent().pages.some((page) => page.path === path && page.file === file);
  return isInSection ? "true" : undefined;
}
