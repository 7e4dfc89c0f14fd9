/** Adds a listener until the signal aborts. */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(type, listener, { signal });
}

/** Time under the pointer after which moves end for good, in milliseconds. */
const longHover = 1000;

/**
 * Calls `move` every `every` milliseconds while `root` is in view, in a visible tab and not under
 * the pointer; never under reduced motion (WCAG 2.2.2).
 * @param button the pause button: neither a hover over it nor a press of it is a use of the slides
 * @param onUse the first touch, key or focus in `root`, or a longer hover
 * @returns starts and stops it; it starts even while the pointer is on `root`
 */
export function autoplay(
  root: HTMLElement,
  button: HTMLElement,
  every: number,
  move: () => void,
  onUse: () => void,
  signal: AbortSignal,
): (plays: boolean) => void {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let plays = false;
  let hovered =
    matchMedia("(hover: hover)").matches && root.matches(":hover") && !button.matches(":hover");
  let inView = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let hover: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    clearInterval(timer);
    if (plays && !hovered && inView && !document.hidden && !reduced.matches)
      timer = setInterval(move, every);
  };
  const setHovered = (to: boolean) => {
    if (hovered === to) return;
    hovered = to;
    update();
  };
  const onButton = ({ target }: Event) => button.contains(target as Node);
  const endHover = () => {
    clearTimeout(hover);
    hover = undefined;
  };

  const onPointer = (event: Event) => {
    // Touch fires pointer events too, but does not hover.
    if ((event as PointerEvent).pointerType === "touch") return;
    setHovered(!onButton(event));
    if (hovered) hover ??= setTimeout(onUse, longHover);
    else endHover();
  };
  const use = (event: Event) => {
    if (!onButton(event)) onUse();
  };
  listen(root, "pointerover", onPointer, signal);
  listen(
    root,
    "pointerleave",
    () => {
      endHover();
      setHovered(false);
    },
    signal,
  );
  listen(root, "pointerdown", use, signal);
  listen(root, "keydown", use, signal);
  listen(
    root,
    "focusin",
    (event) => {
      if ((event.target as Element).matches(":focus-visible")) onUse();
    },
    signal,
  );
  listen(document, "visibilitychange", update, signal);
  listen(reduced, "change", update, signal);
  const view = new IntersectionObserver((entries) => {
    inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(root);
  signal.addEventListener("abort", () => {
    view.disconnect();
    clearInterval(timer);
    endHover();
  });

  return (to) => {
    plays = to;
    if (plays) hovered = false;
    update();
  };
}
