"use client";

import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * Around the `details` of an accordion: opens the one that the address names, where the browser
 * has not done so, and keeps one open in browsers that do not know `details name`.
 */
export function OpenItem(props: ComponentProps<"div">) {
  const root = useRef<HTMLDivElement>(null);
  // Whether the page was loaded as HTML, and not by a soft navigation.
  const [loaded] = useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  );

  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const end = new AbortController();
    const { signal } = end;
    const items = () => [...list.querySelectorAll("details")];

    const open = () => {
      const target = document.getElementById(location.hash.slice(1));
      const item = list.contains(target) && target?.closest("details");
      if (!item || item.open) return;
      for (const other of items()) other.open = other === item;
      item.scrollIntoView();
    };
    // A browser with `beforematch` has opened the item before scripts start; the visitor may have
    // closed it since.
    if (!loaded || !("onbeforematch" in list)) open();
    addEventListener("hashchange", open, { signal });
    // A soft navigation changes the address without a `hashchange`.
    window.navigation?.addEventListener(
      "currententrychange",
      ({ navigationType }) => navigationType === "push" && open(),
      { signal },
    );

    if (!("name" in HTMLDetailsElement.prototype))
      list.addEventListener(
        "toggle",
        ({ target }) => {
          if (!(target as HTMLDetailsElement).open) return;
          for (const item of items()) if (item !== target) item.open = false;
        },
        // Toggle does not bubble.
        { capture: true, signal },
      );
    return () => end.abort();
  }, [loaded]);

  return <div {...props} ref={root} />;
}
