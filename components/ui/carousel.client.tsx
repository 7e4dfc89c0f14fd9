"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { List } from "@/components/ui/list";
import type { CarouselParts, EmblaSlides, Slides, Speed } from "./embla-slides";
import { retryOnUse } from "./retry-on-use";
import { RoundButton } from "./round-button";

type Props = {
  /** Accessible name. */
  label: string;
  /** Duration of a move, in milliseconds. */
  speed: Speed;
  /** Whether the selected slide stands in the middle of the three. */
  centred?: boolean;
  /** Names of the two arrows. */
  arrows?: { previous: string; next: string };
  /** Names of the slides, for a dot each in place of arrows. */
  dots?: string[];
  /** The slides, as list items. */
  children: ReactNode;
};

/**
 * Slides that move by themselves, until they are used, once Embla is loaded, which is when the
 * carousel comes near the viewport. Until then, without scripts and if loading fails, they are a
 * list that scrolls. All of them stay in every reader's reach.
 */
export function Carousel({ label, speed, centred = false, arrows, dots = [], children }: Props) {
  const { refs, loaded, on, slides, lead, plays } = useEmblaSlides();
  const toggle = () => (plays ? slides?.autoplay.stop() : slides?.autoplay.play());
  const show = (target: number | "Prev" | "Next") => {
    slides?.autoplay.stop();
    if (typeof target === "number") slides?.embla.scrollTo(target);
    else slides?.embla[`scroll${target}`]();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: ARIA APG, carousel
    <div
      ref={refs.root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel ${centred ? "centred" : ""}`}
      data-start="visible"
      data-moves={loaded && ""}
    >
      <div className="controls flex gap-2 pb-3">
        <button
          type="button"
          aria-label={plays ? "Pause the moving slides" : "Let the slides move"}
          onClick={toggle}
          data-pause=""
          className={pauseLook}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
            <path d={plays ? "M6 5h4v14H6zM14 5h4v14h-4z" : "M7 4l13 8-13 8z"} />
          </svg>
        </button>
        {arrows && (
          <>
            <RoundButton way="previous" label={arrows.previous} onClick={() => show("Prev")} />
            <RoundButton way="next" label={arrows.next} onClick={() => show("Next")} />
          </>
        )}
      </div>
      <div ref={refs.view} className="view">
        {/* WCAG 2.1.1: the keyboard scrolls it. */}
        <List ref={refs.list} tabIndex={0} aria-label={label}>
          {children}
        </List>
      </div>
      {dots.length > 0 && <Dots names={dots} lead={lead} onPress={show} />}
      {loaded && <loaded.Moving parts={loaded.parts} speed={speed} centred={centred} {...on} />}
    </div>
  );
}

const pauseLook =
  "grid size-12 place-items-center rounded-full border-2 border-ink hover:bg-ink hover:text-paper motion-reduce:hidden";

type DotsProps = { names: string[]; lead: number; onPress: (index: number) => void };

function Dots({ names, lead, onPress }: DotsProps) {
  return (
    <div className="controls dots flex pt-4">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === lead || undefined}
          onClick={() => onPress(index)}
          className="group grid size-8 place-items-center rounded-full"
        >
          <span className="size-3 rounded-full border-2 border-ink group-hover:bg-muted group-aria-[current]:bg-ink" />
        </button>
      ))}
    </div>
  );
}

/**
 * Makes a list an endless row (embla-slides.tsx), which loads once it comes near the viewport; after a
 * failure, when it is next used.
 * @returns refs of its elements, and what it is once it is loaded
 */
function useEmblaSlides() {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [slides, setSlides] = useState<Slides>();
  const [loaded, setLoaded] = useState<{ Moving: typeof EmblaSlides; parts: CarouselParts }>();
  const [lead, onLead] = useState(0);
  const [plays, onPlay] = useState(true);

  useEffect(() => {
    if (!root.current || !view.current || !list.current) return;
    const parts = { root: root.current, view: view.current, list: list.current };
    const load = async () => {
      try {
        const { EmblaSlides: Moving } = await import("./embla-slides");
        setLoaded({ Moving, parts });
      } catch (error) {
        // The scroll bar tells that the list scrolls.
        parts.view.style.scrollbarWidth = "auto";
        throw error;
      }
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        retryOnUse(load, parts.root);
      },
      { rootMargin: "200px" },
    );
    near.observe(parts.root);
    return () => near.disconnect();
  }, []);

  return {
    refs: { root, view, list },
    loaded,
    on: { onStart: setSlides, onLead, onPlay },
    slides,
    lead,
    plays,
  };
}
