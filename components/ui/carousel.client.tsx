"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { moveSlides, type Slides } from "./move-slides";

type Props = {
  /** What the slides are, for those who cannot see them. */
  label: string;
  words: { pause: string; play: string };
  /** How long a move takes, in milliseconds. */
  speed: number;
  /** Whether the leading slide stands in the middle of the three. */
  centred?: boolean;
  /** One name for each slide: it gets a dot. */
  dots?: string[];
  /** The slides, as list items. */
  children: ReactNode;
};

/** Slides that move by themselves; before scripts run, a list that can be scrolled. */
export function Carousel({ label, words, speed, centred = false, dots = [], children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const slides = useRef<Slides>(null);
  const [paused, setPaused] = useState(false);
  const [lead, setLead] = useState(0);

  useEffect(() => {
    if (!root.current) return;
    const end = new AbortController();
    slides.current = moveSlides(root.current, { speed, centred, onLead: setLead }, end.signal);
    return () => end.abort();
  }, [speed, centred]);

  const toggle = () => {
    setPaused(!paused);
    slides.current?.setPaused(!paused);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: ARIA APG, carousel
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className="carousel"
      data-centred={centred || undefined}
      data-start="visible"
    >
      <button
        type="button"
        aria-label={paused ? words.play : words.pause}
        onClick={toggle}
        className="mb-3 ml-auto grid size-11 place-items-center rounded-full border-2 border-ink bg-sheet hover:bg-ink hover:text-paper motion-reduce:hidden"
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
          <path d={paused ? "M7 4l13 8-13 8z" : "M6 5h4v14H6zM14 5h4v14h-4z"} />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 for scrolling regions */}
      <ul tabIndex={0} aria-label={label}>
        {children}
      </ul>
      {dots.length > 0 && (
        <div className="flex justify-center pt-4">
          {dots.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={index === lead || undefined}
              onClick={() => slides.current?.show(index)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span className="size-3 rounded-full border-2 border-ink group-hover:bg-muted group-aria-[current]:bg-ink" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
