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
  /** Whether `aria-current` says that the link's page is in view. */
  marksCurrent?: boolean;
};

/** Between scrolling up and navigating, in milliseconds (specification, section 9). */
const scrollTime = 100;

/**
 * A link inside the site. Its page is fetched ahead once the pointer or the focus is on it. On
 * its own page it scrolls to the hero. How the page scrolls, the style sheet says: smoothly, and
 * at once for those who want less motion. Clicks for a new tab or window are left to the browser.
 */
export function PageLink({ href, scrollFirst, marksCurrent, ...props }: Props) {
  const here = usePathname() === href;
  const router = useRouter();

  function navigate(event: { preventDefault(): void }) {
    event.preventDefault();
    stay();
    if (here) return scrollToHero();
    if (scrollFirst) scrollTo({ top: 0 });
    leave(href, () => router.push(href), scrollFirst ? scrollTime : 0);
  }

  const want = () => {
    if (!here) fetchAhead(href);
  };
  return (
    <Link
      aria-current={marksCurrent && here ? "page" : undefined}
      {...props}
      href={href}
      prefetch={false}
      onPointerEnter={want}
      onFocus={want}
      onNavigate={navigate}
    />
  );
}

function scrollToHero() {
  const hero = document.getElementById("hero");
  if (hero) hero.scrollIntoView();
  else scrollTo({ top: 0 });
}
