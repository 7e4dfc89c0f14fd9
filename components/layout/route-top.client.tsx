"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Every change of route begins at the top: Next leaves the page where it is when the new one's
 * beginning happens to be in view. Back and forward return to the place that was left, at once.
 */
export function RouteTop() {
  const path = usePathname();
  const shown = useRef(path);
  const restored = useRef<string>(undefined);

  useEffect(() => {
    const { style } = document.documentElement;
    const remember = () => {
      restored.current = location.pathname;
      // The browser scrolls there after this event; the style sheet would make it a long way.
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
