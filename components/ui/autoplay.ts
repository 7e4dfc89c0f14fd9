type Options = {
  /** Moves happen while it is in view and not under the pointer. */
  root: HTMLElement;
  /** Neither a hover over it nor a press of it is a use of the slides. */
  pauseButton: HTMLElement;
  /** Between two moves, in milliseconds. */
  every: number;
  move: () => void;
  /** Called at the first touch, key or focus in `root`, or after a longer hover. */
  onUse: () => void;
  /** Ends it for good. */
  signal: AbortSignal;
};

/** Time under the pointer after which moves end for good, in milliseconds. */
const longHover = 1000;

/**
 * Calls `move` again and again while `root` is in view, in a visible tab and not under the pointer;
 * never under reduced motion (WCAG 2.2.2).
 * @returns starts and stops it
 */
export function autoplay({ root, pauseButton, every, move, onUse, signal }: Options) {
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  const state = { plays: false, hovered: false, inView: false };
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    if (state.plays && !state.hovered && state.inView && !document.hidden && !reduced.matches)
      timer = setInterval(move, every);
  };
  const onHover = (hovered: boolean) => {
    if (state.hovered === hovered) return;
    state.hovered = hovered;
    update();
  };

  watchHover(root, pauseButton, onHover, onUse, signal);
  watchUse(root, pauseButton, onUse, signal);
  document.addEventListener("visibilitychange", update, { signal });
  reduced.addEventListener("change", update, { signal });
  const view = new IntersectionObserver((entries) => {
    state.inView = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  view.observe(root);
  signal.addEventListener("abort", () => {
    view.disconnect();
    clearInterval(timer);
  });

  return (plays: boolean) => {
    state.plays = plays;
    update();
  };
}

function isHovered(root: HTMLElement, pauseButton: HTMLElement): boolean {
  const canHover = matchMedia("(hover: hover)").matches;
  return canHover && root.matches(":hover") && !pauseButton.matches(":hover");
}

/** Reports whether a pointer is there, at first and whenever it comes or goes; one that stays is a use. */
function watchHover(
  root: HTMLElement,
  pauseButton: HTMLElement,
  onHover: (hovered: boolean) => void,
  onUse: () => void,
  signal: AbortSignal,
): void {
  let stay: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(stay);
    stay = undefined;
  };
  const hover = (hovered: boolean) => {
    onHover(hovered);
    if (hovered) stay ??= setTimeout(onUse, longHover);
    else leave();
  };
  const onPointerOver = ({ pointerType, target }: PointerEvent) => {
    // Touch fires pointer events too, but does not hover.
    if (pointerType !== "touch") hover(!pauseButton.contains(target as Node));
  };
  hover(isHovered(root, pauseButton));
  root.addEventListener("pointerover", onPointerOver, { signal });
  root.addEventListener("pointerleave", () => hover(false), { signal });
  signal.addEventListener("abort", leave);
}

/** Tells the first touch, key or focus. */
function watchUse(
  root: HTMLElement,
  pauseButton: HTMLElement,
  onUse: () => void,
  signal: AbortSignal,
): void {
  const onPress = ({ target }: Event) => {
    if (!pauseButton.contains(target as Node)) onUse();
  };
  const onFocus = ({ target }: Event) => {
    if ((target as Element).matches(":focus-visible")) onUse();
  };
  root.addEventListener("pointerdown", onPress, { signal });
  root.addEventListener("keydown", onPress, { signal });
  root.addEventListener("focusin", onFocus, { signal });
}
