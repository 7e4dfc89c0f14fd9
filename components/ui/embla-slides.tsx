import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { type Autoplay, autoplay, listen } from "./autoplay";
import { exactMoves } from "./exact-moves";

type Props = {
  /** The carousel's root; in it, the scrolling box around the list. */
  root: HTMLElement;
  view: HTMLElement;
  /** Duration of a move, in milliseconds. */
  speed: number;
  centred: boolean;
  paused: boolean;
  onLead: (index: number) => void;
  /** Set to a function that selects a slide. */
  show: RefObject<((index: number) => void) | null>;
};

const interval = 2000;

/**
 * Hands a list that scrolls over to Embla, at the slide that the visitor has scrolled to: the same
 * elements become an endless row, which moves by itself.
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
      // Focus moves no slide: those out of view are inert. The set of slides never changes.
      watchFocus: false,
      watchSlides: false,
      // A removed carousel has no size; Embla would start again and leave an observer behind.
      watchResize: () => view.isConnected,
    },
    [exactMoves(speed)],
  );

  const [scrolls, onScroll] = useReducer((count: number) => count + 1, 0);
  // A layout effect, so that nothing in view jumps; while a slide is cut, it runs after each scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `scrolls` says when, not what
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
    // A slide in view has its picture: browsers load those beside the view only as they come.
    for (const picture of list.querySelectorAll("img")) picture.loading = "eager";
    view.scrollLeft = 0;
    setStartIndex(first + (centred && shownAtOnce() > 1 ? 1 : 0));
    setViewport(view);
  }, [scrolls]);

  useEffect(() => {
    if (!embla) return;
    const end = new AbortController();
    const { signal } = end;
    const reduced = matchMedia("(prefers-reduced-motion: reduce)");

    /** Makes the slides out of view inert, and reports the selected one. */
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
      // Embla swallows the first click after a swipe. Where the swipe ended without a click, that
      // would be Enter on a link: this event takes its place.
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

/** Number of slides in view, as in globals.css (.carousel). */
function shownAtOnce(): number {
  return matchMedia("(width > 768px)").matches ? 3 : 1;
}
