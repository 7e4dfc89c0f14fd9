import type useEmblaCarousel from "embla-carousel-react";

type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];
type Embla = Parameters<Plugin["init"]>[0];

/**
 * An Embla plugin: what `scrollTo`, `scrollNext` and `scrollPrev` begin takes exactly `ms`
 * milliseconds, easing out, or no time where they are told to jump. Embla's own option
 * `duration` is no time but the strength of a spring; a swipe keeps that spring.
 */
export function exactMoves(ms: number): Plugin {
  /** When the move began, and how far away its end was then. */
  let move: { start: number; rest?: number } | undefined;
  const stop = () => {
    move = undefined;
  };
  let embla: Embla | undefined;

  return {
    name: "exactMoves",
    options: {},
    init(api) {
      embla = api;
      embla.on("pointerDown", stop);
      stop();
      const engine = api.internalEngine();
      const { location, previousLocation, target, scrollBody: spring } = engine;
      /** Puts the row where it is due now; measured from the end, which shifts at each round. */
      const place = () => {
        if (!move) return;
        move.rest ??= location.get() - target.get();
        const time = spring.duration() ? (performance.now() - move.start) / ms : 1;
        location.set(target.get() + move.rest * (1 - Math.min(1, Math.max(0, time))) ** 3);
        previousLocation.set(location);
      };
      engine.scrollBody = {
        ...spring,
        // Only the three methods above call this here; a swipe has the spring itself.
        useBaseFriction() {
          move = { start: performance.now() };
          return spring.useBaseFriction();
        },
        seek() {
          if (!move) return spring.seek();
          place();
          return engine.scrollBody;
        },
        // Asked before each frame is drawn, `seek` 60 times a second whatever the screen does.
        settled() {
          place();
          return spring.settled();
        },
        direction: () => (move ? -Math.sign(move.rest ?? 0) : spring.direction()),
      };
    },
    destroy() {
      embla?.off("pointerDown", stop);
    },
  };
}
