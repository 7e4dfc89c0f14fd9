import type { CarouselParts, EmblaSlides } from "./embla-slides";

/**
 * Loads Embla's part once the carousel comes near the viewport; after a failure, whenever the
 * pointer or the focus comes to it.
 * @returns ends the waiting
 */
export function loadNear(
  { root, view }: CarouselParts,
  onLoad: (Slides: typeof EmblaSlides) => void,
): () => void {
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
