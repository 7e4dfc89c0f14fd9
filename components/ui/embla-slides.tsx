import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { type Autoplay, autoplay, listen } from "./autoplay";
import { exactMoves } from "./exact-moves";

type Props = {
  /** The carousel's root; in it, the scrolling box around the list. */
  root: HTMLElement;
  view: HTMLElement;
  /** How long a move takes, in milliseconds. */
  speed: number;
  centred: boolean;
  paused: boolean;
  onLead: (index: number) => void;
  /** Gets a function that brings a slide to the lead. */
  show: RefObject<((index: number) => void) | null>;
};

const interval = 2000;

/**
 * Hands a list that scrolls over to Embla, at the slide where the visitor has scrolled to: an
 * endless row of the same elements, which moves by itself. Loaded when a carousel comes near.
 */
export function EmblaSlides({ root, view, speed, centred, paused, onLead, show }: Props) {
  const list = view.firstElementChild as HTMLElement;
  const timer = useRef<Autoplay>(null);
  const [startIndex, setStartIndex] = useState(0);
  const [setViewport, embla] = useEmblaCarousel(
    {
      loop: true,
      align: centred ? "center" : "start",
      containScroll: false,
      startIndex,
      // Slides in sight take the focus where they are; the others are inert. None come or go.
      watchFocus: false,
      watchSlides: false,
      // Off the page it has no size; beginning anew then would leave an observer behind.
      watchResize: () => view.isConnected,
    },
    [exactMoves(speed)],
  );

  const [scrolls, onScroll] = useReducer((count: number) => count + 1, 0);
  // Before the next paint, so that nothing in sight jumps. `scrolls`: looks again after each.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if ("live" in root.dataset) return;
    const first = [...list.children].findIndex(
      (slide) =>
        Math.abs((slide as HTMLElement).offsetLeft - list.offsetLeft - view.scrollLeft) <= 1,
    );
    if (first < 0) {
      view.addEventListener("scroll", onScroll, { once: true });
      return () => view.removeEventListener("scroll", onScroll);
    }
    root.dataset.live = "";
    view.scrollLeft = 0;
    setStartIndex(first + (centred && shownAtOnce() > 1 ? 1 : 0));
    setViewport(view);
  }, [scrolls]);

  useEffect(() => {
    if (!embla) return;
    const end = new AbortController();
    const { signal } = end;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");

    /** What is out of sight takes no focus and is not read. */
    const lead = () => {
      const index = embla.selectedScrollSnap();
      const focused = list.contains(document.activeElement) && document.activeElement !== list;
      const shown = shownAtOnce();
      const slides = embla.slideNodes();
      const first = index - (centred && shown > 1 ? 1 : 0);
      slides.forEach((slide, i) => {
        slide.inert = (i - first + slides.length) % slides.length >= shown;
      });
      if (focused && !list.contains(document.activeElement)) list.focus({ preventScroll: true });
      onLead(index);
    };
    lead();
    embla.on("select", lead).on("reInit", lead);

    const move = (way: -1 | 1) =>
      way < 0 ? embla.scrollPrev(reduced.matches) : embla.scrollNext(reduced.matches);
    show.current = (index) => embla.scrollTo(index, reduced.matches);
    const auto = autoplay(root, list, interval, () => move(1), signal);
    timer.current = auto;

    embla.on("pointerDown", () => auto.setDragged(true));
    embla.on("pointerUp", () => {
      auto.setDragged(false);
      if (reduced.matches) embla.scrollTo(embla.selectedScrollSnap(), true);
      // Embla swallows the next click after a swipe. Where the swipe ended without one, that
      // would be the Enter key's on a link: this one, which nobody hears, takes its place.
      setTimeout(() => view.dispatchEvent(new Event("click", { cancelable: true })));
    });
    listen(
      root,
      "keydown",
      (event) => {
        const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
        const way = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[key];
        if (!way || altKey || ctrlKey || metaKey) return;
        event.preventDefault();
        move(way);
      },
      signal,
    );
    return () => end.abort();
  }, [embla, root, view, list, centred, onLead, show]);

  useEffect(() => timer.current?.setPaused(paused), [paused]);

  return null;
}

/** As the styles have it (.carousel). */
function shownAtOnce(): number {
  return matchMedia("(width > 768px)").matches ? 3 : 1;
}
