"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { List } from "@/components/ui/list";
import type { EmblaSlides, Speed } from "./embla-slides";
import { startsVisible } from "./in-page";
import { RoundButton } from "./round-button";

type Props = {
  /** Accessible name. */
  label: string;
  words: { pause: string; play: string; previous: string; next: string };
  /** Duration of a move, in milliseconds. */
  speed: Speed;
  /** Whether the selected slide stands in the middle of the three. */
  centred?: boolean;
  /** Names of the slides, for a dot each in place of the two arrows. */
  dots?: string[];
  /** The slides, as list items. */
  children: ReactNode;
};

/**
 * Slides that move by themselves, until they are used, once Embla is loaded, which is when the
 * carousel comes near the viewport. Until then, without scripts and if loading fails, they are a
 * list that scrolls. All of them stay in every reader's reach.
 */
export function Carousel({ label, words, speed, centred = false, dots = [], children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const view = useRef<HTMLDivElement>(null);
  const show = useRef<(target: number | "previous" | "next") => void>(null);
  const [Slides, setSlides] = useState<typeof EmblaSlides>();
  const [paused, setPaused] = useState(false);
  const [lead, setLead] = useState(0);
  const onUse = useCallback(() => setPaused(true), []);

  useEffect(() => {
    const element = root.current;
    const style = view.current?.style;
    if (!element || !style) return;
    // Focused before scripts came.
    if (element.querySelector(":focus-visible")) onUse();
    const end = new AbortController();
    const load = () =>
      import("./embla-slides").then(
        (part) => {
          style.removeProperty("scrollbar-width");
          setSlides(() => part.EmblaSlides);
        },
        () => {
          // The scroll bar tells that the list scrolls, until another attempt succeeds.
          style.setProperty("scrollbar-width", "auto");
          for (const intent of ["pointerover", "focusin"])
            element.addEventListener(intent, load, { once: true, signal: end.signal });
        },
      );
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        load();
      },
      { rootMargin: "200px" },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      end.abort();
    };
  }, [onUse]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: ARIA APG, carousel
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel ${centred ? "centred" : ""}`}
      {...startsVisible}
    >
      <div className="controls flex justify-end gap-2 pb-3">
        <button
          type="button"
          aria-label={paused ? words.play : words.pause}
          onClick={() => setPaused(!paused)}
          className="grid size-11 place-items-center rounded-full border-2 border-ink bg-sheet hover:bg-ink hover:text-paper motion-reduce:hidden"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
            <path d={paused ? "M7 4l13 8-13 8z" : "M6 5h4v14H6zM14 5h4v14h-4z"} />
          </svg>
        </button>
        {dots.length === 0 &&
          (["previous", "next"] as const).map((way) => (
            <RoundButton
              key={way}
              way={way}
              label={words[way]}
              onClick={() => show.current?.(way)}
            />
          ))}
      </div>
      <div ref={view} className="view">
        {/* WCAG 2.1.1: the keyboard scrolls it. */}
        <List tabIndex={0} aria-label={label}>
          {children}
        </List>
      </div>
      {dots.length > 0 && (
        <div className="controls dots flex justify-center pt-4">
          {dots.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              aria-current={index === lead || undefined}
              onClick={() => show.current?.(index)}
              className="group grid size-8 place-items-center rounded-full"
            >
              <span className="size-3 rounded-full border-2 border-ink group-hover:bg-muted group-aria-[current]:bg-ink" />
            </button>
          ))}
        </div>
      )}
      {Slides && root.current && view.current && (
        <Slides
          root={root.current}
          view={view.current}
          {...{ speed, centred, paused, onUse, show }}
          onLead={setLead}
        />
      )}
    </div>
  );
}
