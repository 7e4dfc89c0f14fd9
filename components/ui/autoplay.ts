/** Adds a listener until the signal aborts. */
export function listen(
  target: EventTarget,
  type: string,
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  target.addEventListener(type, listener, { signal });
}

export type Autoplay = {
  /** For the pause button. Play starts even while the carousel is hovered or focused. */
  setPaused: (paused: boolean) => void;
  /** For swipes: stops meanwhile; the end of one begins a full interval. */
  setDragged: (dragged: boolean) => void;
};

/**
 * Calls `move` every `every` milliseconds, but not while the pointer or the keyboard's focus is
 * on `root`, nor in a hidden tab, out of view or under reduced motion (WCAG 2.2.2).
 * @param live announces changes while nothing moves by itself (ARIA APG, carousel)
 */
export function autoplay(
  root: HTMLElement,
  live: HTMLElement,
  every: number,
  move: () => void,
  signal: AbortSignal,
): Autoplay {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const hasFocus = () => root.querySelector(":focus-visible") !== null;
  const stops = {
    paused: false,
    dragged: false,
    hovered: matchMedia("(hover: hover)").matches && root.matches(":hover"),
    focused: hasFocus(),
    outOfView: true,
  };
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = (change: Partial<typeof stops> = {}) => {
    Object.assign(stops, change);
    clearInterval(timer);
    const stopped = reduced.matches || document.hidden || Object.values(stops).includes(true);
    if (!stopped) timer = setInterval(move, every);
    live.ariaLive = stopped ? "polite" : "off";
  };

  // Touch fires pointer events too, but does not hover.
  const hover = (event: Event) => (event as PointerEvent).pointerType === "mouse";
  listen(root, "pointerenter", (event) => update({ hovered: hover(event) }), signal);
  listen(root, "pointerleave", () => update({ hovered: false }), signal);
  listen(root, "focusin", () => update({ focused: hasFocus() }), signal);
  // At `focusout`, the next element is not focused yet.
  listen(root, "focusout", () => update({ focused: false }), signal);
  listen(document, "visibilitychange", () => update(), signal);
  listen(reduced, "change", () => update(), signal);
  const view = new IntersectionObserver((entries) =>
    update({ outOfView: !entries.at(-1)?.isIntersecting }),
  );
  view.observe(root);
  signal.addEventListener("abort", () => {
    view.disconnect();
    clearInterval(timer);
  });

  return {
    setPaused: (paused) => update({ paused, ...(!paused && { hovered: false, focused: false }) }),
    setDragged: (dragged) => update({ dragged }),
  };
}
