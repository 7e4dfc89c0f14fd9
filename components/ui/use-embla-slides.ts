import { useEffect, useRef, useState } from "react";
import type { Slides, Speed } from "./embla-slides";

/**
 * Makes a list an endless row (embla-slides.ts), which loads once it comes near the viewport; after a
 * failure, when the pointer or the focus comes to it.
 * @returns refs of its elements, and what it is once it is loaded
 */
export function useEmblaSlides(speed: Speed, centred: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [slides, setSlides] = useState<Slides>();
  const [lead, onLead] = useState(0);
  const [plays, onPlay] = useState(true);

  useEffect(() => {
    if (!root.current || !view.current || !list.current) return;
    const parts = { root: root.current, view: view.current, list: list.current };
    const load = async () => {
      try {
        const { startSlides } = await import("./embla-slides");
        setSlides(startSlides(parts, { speed, centred, onLead, onPlay }));
      } catch {
        // The scroll bar tells that the list scrolls.
        parts.view.style.scrollbarWidth = "auto";
        const again = new AbortController();
        const onIntent = () => {
          again.abort();
          load();
        };
        for (const intent of ["pointerover", "focusin"])
          parts.root.addEventListener(intent, onIntent, { signal: again.signal });
      }
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        load();
      },
      { rootMargin: "200px" },
    );
    near.observe(parts.root);
    return () => near.disconnect();
  }, [speed, centred]);

  return { refs: { root, view, list }, slides, lead, plays };
}
