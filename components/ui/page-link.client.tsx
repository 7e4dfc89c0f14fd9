"use client";

import type { Route } from "next";
import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { fetchAhead } from "./fetch-ahead";
import { leave, stay } from "./leave";

type Props = Omit<ComponentProps<typeof Link>, "href"> & {
  href: Route;
  /** Scroll up, then navigate: footers, "Why …" and "Contact Us" (specification, section 2). */
  scrollFirst?: boolean;
  /**
   * Marks the link with `aria-current` on its own page and below it, and on the pages with these
   * addresses.
   */
  section?: string[];
};

/** Between scrolling up and navigating, in milliseconds (specification, section 9). */
const scrollTime = 100;

/**
 * A link inside the site. Its page is fetched ahead once the pointer or the focus is on it. On
 * its own page it scrolls to the part that it names, or to the hero; the style sheet decides
 * whether smoothly. Clicks for a new tab or window are left to the browser.
 */
export function PageLink({ href, scrollFirst, section, ...props }: Props) {
  const path = usePathname();
  const router = useRouter();
  const [target = "", part] = href.split("#");
  const here = path === target;

  function navigate(event: { preventDefault(): void }) {
    event.preventDefault();
    stay();
    if (part && (here || isCanonical(target))) {
      // Next scrolls where the address changes, but not to a part that it names already.
      if (location.hash === `#${part}`) scrollToPart(part);
      else router.push(`${path}#${part}` as Route);
    } else if (here) scrollToPart("hero");
    else {
      if (scrollFirst) scrollTo({ top: 0 });
      leave(href, go, scrollFirst ? scrollTime : undefined);
    }
  }

  function go() {
    // Ends the way up, the rest of which would move the next page.
    scrollTo({ top: scrollY, behavior: "instant" });
    router.push(href);
  }

  const want = () => {
    if (!here) fetchAhead(href);
  };
  return (
    <Link
      aria-current={section && currentState(path, target, section)}
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={want}
      onFocus={want}
      onNavigate={navigate}
    />
  );
}

/** "page" on the link's own page, "true" on the others of its section. */
function currentState(path: string, target: string, section: string[]) {
  if (path === target) return "page";
  return section.includes(path) || path.startsWith(`${target}/`) ? "true" : undefined;
}

/** Whether the page in view stands at another of its addresses, and this is the canonical one. */
function isCanonical(path: string) {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return link && new URL(link.href).pathname === path;
}

/** Scrolls to the element with this id; where there is none, to the top. */
function scrollToPart(id: string) {
  const part = document.getElementById(id);
  if (part) part.scrollIntoView();
  else scrollTo({ top: 0 });
}
