import { autoplay, listen } from "./autoplay";
import { distanceTo, placeOf, wrap } from "./slide-places";

type Options = {
  /** How long a move takes, in milliseconds. */
  speed: number;
  /** Whether the leading slide stands in the middle. */
  centred: boolean;
  onLead: (index: number) => void;
};

export type Slides = { show: (index: number) => void; setPaused: (paused: boolean) => void };

const interval = 2000;
/** Of a slide's width; a swipe that is longer goes on to the next slide. */
const swipe = 0.1;

/**
 * Turns a list that scrolls into an endless row that moves by itself; begins where the visitor
 * has scrolled to. The slides stay the same elements: each is only shifted by whole rounds.
 */
export function moveSlides(root: HTMLElement, options: Options, signal: AbortSignal): Slides {
  const { speed, centred, onLead } = options;
  const list = root.querySelector("ul") as HTMLElement;
  const slides = [...list.children] as HTMLElement[];
  const count = slides.length;
  const wide = matchMedia("(width > 768px)");
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const side = () => (centred && wide.matches ? 1 : 0);
  const step = () => (slides[1]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

  let position = Math.round(list.scrollLeft / step() || 0) + side();
  let target = position;
  let frame = 0;
  const place = (at: number) => {
    position = at;
    slides.forEach((slide, i) => {
      slide.style.setProperty("--place", String(placeOf(i, at, count, 1 + side())));
    });
  };
  /** What is out of sight takes no focus and is not read. */
  const lead = (index: number) => {
    onLead(index);
    slides.forEach((slide, i) => {
      const at = wrap(i - index + side(), count);
      slide.inert = at >= (wide.matches ? 3 : 1);
    });
  };
  const move = (to: number) => {
    const focused = list.contains(document.activeElement) && document.activeElement !== list;
    target = to;
    lead(wrap(to, count));
    if (focused && !list.contains(document.activeElement)) list.focus({ preventScroll: true });
    cancelAnimationFrame(frame);
    const from = position;
    const start = performance.now();
    const draw = (now: number) => {
      const time = reduced.matches ? 1 : Math.min(1, Math.max(0, (now - start) / speed));
      place(from + (to - from) * (1 - (1 - time) ** 3));
      if (time < 1) frame = requestAnimationFrame(draw);
    };
    draw(start);
  };

  root.dataset.live = "";
  list.scrollLeft = 0;
  place(position);
  lead(position);
  listen(wide, "change", () => move(target), signal);
  const timer = autoplay(root, list, interval, () => move(target + 1), signal);

  listen(
    root,
    "keydown",
    (event) => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
      if (!way || altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      move(target + way);
    },
    signal,
  );
  drag();
  return {
    show: (index) => move(target + distanceTo(index, target, count)),
    setPaused: timer.setPaused,
  };

  function drag() {
    let start: { x: number; at: number } | undefined;
    let dragged = false;
    const on = (types: string, listener: (event: PointerEvent) => void) =>
      listen(list, types, listener as (event: Event) => void, signal);
    on("pointerdown", ({ button, clientX }) => {
      if (button !== 0) return;
      cancelAnimationFrame(frame);
      start = { x: clientX, at: position };
      dragged = false;
      timer.setDragged(true);
    });
    on("pointermove", ({ clientX, pointerId }) => {
      if (!start) return;
      // From the first real movement on; until then it may be a click on a link.
      if (!dragged && Math.abs(start.x - clientX) > 5) {
        dragged = true;
        list.setPointerCapture(pointerId);
      }
      if (dragged) place(start.at + (start.x - clientX) / step());
    });
    on("pointerup pointercancel pointerleave", () => {
      if (!start) return;
      const way = position - start.at;
      start = undefined;
      move(Math.round(position + (Math.abs(way) > swipe ? Math.sign(way) * (0.5 - swipe) : 0)));
      timer.setDragged(false);
    });
    // The click that ends a swipe follows no link; one made by the keyboard has no count.
    on("click", (event) => dragged && event.detail > 0 && event.preventDefault());
    on("dragstart", (event) => event.preventDefault());
  }
}
