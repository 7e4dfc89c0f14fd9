import { useEffect, useRef, useState } from "react";
import type { CarouselParts, EmblaSlides } from "./embla-slides";

type Slides = typeof EmblaSlides;

/**
 * Loads Embla's part of a carousel once it comes near the viewport.
 * @param onUse called where the carousel was focused before scripts came
 * @returns refs of its elements; once it is loaded, the part and the elements
 */
export function useEmblaSlides(onUse: () => void) {
  const root = useRef<HTMLDivElement>(null);
  const pauseButton = useRef<HTMLButtonElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [loaded, setLoaded] = useState<{ Slides: Slides; parts: CarouselParts }>();

  useEffect(() => {
    if (!root.current || !pauseButton.current || !view.current || !list.current) return;
    const parts = {
      root: root.current,
      pauseButton: pauseButton.current,
      view: view.current,
      list: list.current,
    };
    if (parts.root.querySelector(":focus-visible")) onUse();
    return loadNear(parts, (Slides) => setLoaded({ Slides, parts }));
  }, [onUse]);

  return { refs: { root, pauseButton, view, list }, loaded };
}

/**
 * Loads it when it comes near; after a failure, when the pointer or the focus comes to the carousel.
 * @returns ends the waiting
 */
function loadNear({ root, view }: CarouselParts, onLoad: (part: Slides) => void): () => void {
  const end = new AbortController();
  const load = () =>
    import("./embla-slides").then(
      (part) => {
        view.style.removeProperty("scrollbar-width");
        onLoad(part.EmblaSlides);
      },
      () => {
        // The scroll bar tells that the list scrolls, until another attempt succeeds.
        view.style.setProperty("scrollbar-width", "auto");
        for (const intent of ["pointerover", "focusin"])
          root.addEventListener(intent, load, { once: true, signal: end.signal });
      },
    );
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      near.disconnect();
      load();
    },
    { rootMargin: "200px" },
  );
  near.observe(root);
  return () => {
    near.disconnect();
    end.abort();
  };
}
