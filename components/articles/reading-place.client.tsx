"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { OrderedList } from "@/components/ui/list";

/** A list of links to headings of this page; the one whose section is being read is marked. */
export function ReadingPlace(props: ComponentProps<"ol">) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const passed = new Set<string>();
    // A heading has been passed while it is anywhere above the middle of the window.
    const view = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          passed[isIntersecting ? "add" : "delete"](`#${target.id}`);
        const current = links.findLast(({ hash }) => passed.has(hash));
        for (const link of links) link.ariaCurrent = link === current ? "location" : null;
      },
      { rootMargin: "999999px 0px -50%" },
    );
    for (const { hash } of links) {
      const heading = document.getElementById(hash.slice(1));
      if (heading) view.observe(heading);
    }
    return () => view.disconnect();
  }, []);
  return <OrderedList {...props} ref={list} />;
}
