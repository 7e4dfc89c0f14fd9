import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { autoplay } from "./autoplay";

type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** The elements of a carousel: in its root, the pause button and the scrolling box around the list. */
export type CarouselParts = Record<"root" | "pauseButton" | "view" | "list", HTMLElement>;

/** Selects a slide, or goes to the previous or next one. */
export type Show = (target: number | "previous" | "next") => void;

type Look = { speed: Speed; centred: boolean };

type Props = Look & {
  parts: CarouselParts;
  paused: boolean;
  onLead: (index: number) => void;
  /** The visitor uses the slides, which then no longer move by themselves. */
  onUse: () => void;
  /** Is given the function that shows a slide. */
  show: RefObject<Show | null>;
};

const interval = 2000;

/** Duration of a move in milliseconds (within 2 % of its way), and the strength of Embla's spring for it. */
const springs = { 300: 16, 500: 22 };
export type Speed = keyof typeof springs;

/** Makes the list that scrolls an endless row, which moves by itself until it is used. */
export function EmblaSlides({ parts, speed, centred, paused, onLead, onUse, show }: Props) {
  const play = useRef<(plays: boolean) => void>(null);
  const embla = useEndlessRow(parts, { speed, centred }, onUse);

  useEffect(() => {
    if (!embla) return;
    const end = new AbortController();
    const { signal } = end;
    const lead = () => onLead(embla.selectedScrollSnap());
    lead();
    embla.on("select", lead).on("reInit", lead);
    const move = () => embla.scrollNext();
    play.current = autoplay({ ...parts, every: interval, move, onUse, signal });
    show.current = showBy(embla);
    showByArrowKeys(parts.root, show.current, signal);
    showFocused(parts, show.current, signal);
    showFound(parts, show.current, onUse, signal);
    endSwipes(embla, parts.view);
    return () => end.abort();
  }, [embla, parts, onLead, onUse, show]);

  useEffect(() => {
    if (embla) play.current?.(!paused);
  }, [embla, paused]);

  return null;
}

/**
 * Hands the list over to Embla, at the slide that the visitor has scrolled to: the same elements
 * become an endless row.
 */
function useEndlessRow(parts: CarouselParts, { speed, centred }: Look, onUse: () => void) {
  const { root, view, list } = parts;
  const [startIndex, setStartIndex] = useState(0);
  const [setViewport, embla] = useEmblaCarousel({
    container: list,
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
    const first = firstInView(parts);
    if (first < 0) {
      view.addEventListener("scroll", onScroll, { once: true });
      return () => view.removeEventListener("scroll", onScroll);
    }
    // Between its neighbours, the second of those in view leads.
    const lead = first + (centred && shownAtOnce(parts) > 1 ? 1 : 0);
    root.dataset.live = "";
    // A list that was scrolled has been used.
    if (first > 0) onUse();
    // A slide in view has its picture: browsers load those beside the view only as they come.
    for (const picture of list.querySelectorAll("img")) picture.loading = "eager";
    view.scrollLeft = 0;
    setStartIndex(lead);
    setViewport(view);
  }, [scrolls]);

  return embla;
}

/** The slide at which the view begins; -1 while one is cut there. */
function firstInView({ view, list }: CarouselParts): number {
  const slides = [...list.children] as HTMLElement[];
  return slides.findIndex(
    (slide) => Math.abs(slide.offsetLeft - list.offsetLeft - view.scrollLeft) <= 1,
  );
}

/** How many slides the style sheet (carousel.css) shows side by side. */
function shownAtOnce({ root, list }: CarouselParts): number {
  return Math.floor(root.clientWidth / (list.firstElementChild?.clientWidth || 1));
}

const reducesMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function showBy(embla: Embla): Show {
  return (target) => {
    if (target === "previous") embla.scrollPrev(reducesMotion());
    else if (target === "next") embla.scrollNext(reducesMotion());
    else embla.scrollTo(target, reducesMotion());
  };
}

function showByArrowKeys(root: HTMLElement, show: Show, signal: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    const way = ({ ArrowLeft: "previous", ArrowRight: "next" } as const)[key];
    if (!way || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    show(way);
  };
  root.addEventListener("keydown", onKeyDown, { signal });
}

/** A focused slide comes into view, whichever key or screen reader focused it. */
function showFocused({ view, list }: CarouselParts, show: Show, signal: AbortSignal): void {
  const onFocus = ({ target }: FocusEvent) => {
    const slides = [...list.children];
    const index = slides.findIndex((slide) => slide.contains(target as Node));
    const slide = slides[index]?.getBoundingClientRect();
    const { left, right } = view.getBoundingClientRect();
    if (slide && (slide.left < left - 1 || slide.right > right + 1)) show(index);
  };
  list.addEventListener("focusin", onFocus, { signal });
}

/**
 * Find-in-page, a link to words and a screen reader scroll the view, which Embla moves by `transform`
 * alone: the slide that they scrolled to is shown in its place.
 */
function showFound(parts: CarouselParts, show: Show, onUse: () => void, signal: AbortSignal): void {
  const { view } = parts;
  const onScroll = () => {
    if (view.scrollLeft === 0) return;
    const index = slideScrolledTo(parts);
    view.scrollLeft = 0;
    onUse();
    if (index >= 0) show(index);
  };
  view.addEventListener("scroll", onScroll, { signal });
}

/**
 * The slide with the focus, or that in the middle of the scrolled view; the last in view where the
 * middle one was in view before.
 */
function slideScrolledTo({ view, list }: CarouselParts): number {
  const slides = [...list.children];
  const focused = slides.findIndex((slide) => slide.contains(document.activeElement));
  if (focused >= 0) return focused;
  const { left, right } = view.getBoundingClientRect();
  const boxes = slides.map((slide) => slide.getBoundingClientRect());
  const at = (x: number) => boxes.findIndex((box) => box.left <= x && x <= box.right);
  const middle = at((left + right) / 2);
  const wasInView = (boxes[middle]?.right ?? 0) + view.scrollLeft <= right + 1;
  if (!wasInView) return middle;
  const inView = boxes.filter((box) => box.left < right - 1);
  return boxes.findIndex((box) => box.left === Math.max(...inView.map(({ left }) => left)));
}

/**
 * Under reduced motion a swipe ends at once. Embla swallows the first click after a swipe, which
 * would be Enter on a link where the swipe ended without a click: an event takes its place.
 */
function endSwipes(embla: Embla, view: HTMLElement): void {
  embla.on("pointerUp", () => {
    if (reducesMotion()) embla.scrollTo(embla.selectedScrollSnap(), true);
    setTimeout(() => view.dispatchEvent(new Event("click", { cancelable: true })));
  });
}
