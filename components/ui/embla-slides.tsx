import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { autoplay, listen } from "./autoplay";

type Props = {
  /** The carousel's root; in it, the scrolling box around the list. */
  root: HTMLElement;
  view: HTMLElement;
  speed: Speed;
  centred: boolean;
  paused: boolean;
  onLead: (index: number) => void;
  /** The visitor uses the slides, which then no longer move by themselves. */
  onUse: () => void;
  /** Set to a function that selects a slide, or goes to the previous or next one. */
  show: RefObject<((target: number | "previous" | "next") => void) | null>;
};

const interval = 2000;

/** Duration of a move in milliseconds (within 2 % of its way), and the strength of Embla's spring for it. */
const springs = { 300: 16, 500: 22 };
export type Speed = keyof typeof springs;

/**
 * Hands a list that scrolls over to Embla, at the slide that the visitor has scrolled to: the same
 * elements become an endless row, which moves by itself.
 */
export function EmblaSlides(props: Props) {
  const { root, view, speed, centred, paused, onLead, onUse, show } = props;
  const list = view.firstElementChild as HTMLElement;
  const button = root.querySelector("button") as HTMLElement;
  const play = useRef<(plays: boolean) => void>(null);
  const [startIndex, setStartIndex] = useState(0);
  const [setViewport, embla] = useEmblaCarousel({
    loop: true,
    // A slide stands in the middle, between its neighbours, or where the page's columns begin.
    align: (width, slide) =>
      centred
        ? (width - slide) / 2
        : root.getBoundingClientRect().left - view.getBoundingClientRect().left,
    containScroll: false,
    duration: springs[speed],
    startIndex,
    // Embla's own moves only for the Tab key. The set of slides never changes.
    watchFocus: false,
    watchSlides: false,
    // A removed carousel has no size; Embla would start again and leave an observer behind.
    watchResize: () => view.isConnected,
  });

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
    // A list that was scrolled has been used.
    if (first > 0) onUse();
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

    const lead = () => onLead(embla.selectedScrollSnap());
    lead();
    embla.on("select", lead).on("reInit", lead);

    show.current = (target) => {
      if (target === "previous") embla.scrollPrev(reduced.matches);
      else if (target === "next") embla.scrollNext(reduced.matches);
      else embla.scrollTo(target, reduced.matches);
    };
    const next = () => embla.scrollNext();
    play.current = autoplay(root, button, interval, next, onUse, signal);

    embla.on("pointerUp", () => {
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
        const way = ({ ArrowLeft: "previous", ArrowRight: "next" } as const)[key];
        if (!way || altKey || ctrlKey || metaKey) return;
        event.preventDefault();
        show.current?.(way);
      },
      signal,
    );
    // What is focused comes into view, whichever key or screen reader did it.
    listen(
      list,
      "focusin",
      ({ target }) => {
        const index = embla.slideNodes().findIndex((slide) => slide.contains(target as Node));
        const { left, right } = view.getBoundingClientRect();
        const slide = embla.slideNodes()[index]?.getBoundingClientRect();
        if (slide && (slide.left < left - 1 || slide.right > right + 1)) show.current?.(index);
      },
      signal,
    );
    return () => end.abort();
  }, [embla, root, button, view, list, onLead, onUse, show]);

  useEffect(() => {
    if (embla) play.current?.(!paused);
  }, [embla, paused]);

  return null;
}

/** Number of slides in view, as in globals.css (.carousel). */
function shownAtOnce(): number {
  return matchMedia("(width > 768px)").matches ? 3 : 1;
}
