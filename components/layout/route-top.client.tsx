"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Scrolls to the top at every change of route: Next does not where the new page's beginning
 * happens to be in view. Back and forward return at once to the place that was left.
 */
export function RouteTop() {
  const path = usePathname();
  const shown = useRef(path);
  const restored = useRef<string>(undefined);

  useEffect(() => {
    const { style } = document.documentElement;
    const remember = () => {
      restored.current = location.pathname;
      // The browser scrolls after this event, which smooth scrolling would make a long way.
      style.scrollBehavior = "auto";
      requestAnimationFrame(() =>
        requestAnimationFrame(() => style.removeProperty("scroll-behavior")),
      );
    };
    addEventListener("popstate", remember);
    return () => removeEventListener("popstate", remember);
  }, []);

  useEffect(() => {
    if (shown.current !== path && restored.current !== path && !location.hash)
      scrollTo({ top: 0, behavior: "instant" });
    shown.current = path;
    restored.current = undefined;
  }, [path]);

  return null;
}
