import { useEffect, useRef, useState } from "react";
import type { CarouselParts, EmblaSlides, Slides } from "./embla-slides";

/**
 * Makes a list an endless row (embla-slides.tsx), which loads once it comes near the viewport; after a
 * failure, when the pointer or the focus comes to it.
 * @returns refs of its elements, and what it is once it is loaded
 */
export function useEmblaSlides() {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [slides, setSlides] = useState<Slides>();
  const [loaded, setLoaded] = useState<{ Moving: typeof EmblaSlides; parts: CarouselParts }>();
  const [lead, onLead] = useState(0);
  const [plays, onPlay] = useState(true);

  useEffect(() => {
    if (!root.current || !view.current || !list.current) return;
    const parts = { root: root.current, view: view.current, list: list.current };
    const load = async () => {
      try {
        const { EmblaSlides: Moving } = await import("./embla-slides");
        setLoaded({ Moving, parts });
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
  }, []);

  return {
    refs: { root, view, list },
    loaded,
    on: { onStart: setSlides, onLead, onPlay },
    slides,
    lead,
    plays,
  };
}
