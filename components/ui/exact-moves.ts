import type useEmblaCarousel from "embla-carousel-react";

type Plugin = NonNullable<Parameters<typeof useEmblaCarousel>[1]>[number];
type Embla = Parameters<Plugin["init"]>[0];

/**
 * An Embla plugin: moves by `scrollTo`, `scrollNext` and `scrollPrev` take exactly `ms`
 * milliseconds, easing out, or no time where these are told to jump. Embla's own option
 * `duration` is the strength of a spring; a swipe keeps that spring.
 */
export function exactMoves(ms: number): Plugin {
  /** Time of the move's start, and the distance to its end then. */
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
      /** Places the row for this moment, measured from the end, which shifts at each round. */
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
        // Embla calls this before each frame, but `seek` 60 times a second on every screen.
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
