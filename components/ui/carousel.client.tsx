"use client";

import { type ComponentProps, type ReactNode, useCallback, useRef, useState } from "react";
import { List } from "@/components/ui/list";
import type { Show, Speed } from "./embla-slides";
import { startsVisible } from "./in-page";
import { RoundButton } from "./round-button";
import { useEmblaSlides } from "./use-embla-slides";

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
  const [paused, setPaused] = useState(false);
  const [lead, setLead] = useState(0);
  const show = useRef<Show>(null);
  const onUse = useCallback(() => setPaused(true), []);
  const { refs, loaded } = useEmblaSlides(onUse);

  return (
    // biome-ignore lint/a11y/useSemanticElements: ARIA APG, carousel
    <div
      ref={refs.root}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      className={`carousel ${centred ? "centred" : ""}`}
      {...startsVisible}
    >
      <div className="controls flex gap-2 pb-3">
        <PauseButton
          ref={refs.pauseButton}
          paused={paused}
          label={paused ? words.play : words.pause}
          onClick={() => setPaused(!paused)}
        />
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
      <div ref={refs.view} className="view">
        {/* WCAG 2.1.1: the keyboard scrolls it. */}
        <List ref={refs.list} tabIndex={0} aria-label={label}>
          {children}
        </List>
      </div>
      {dots.length > 0 && (
        <Dots names={dots} lead={lead} onPress={(index) => show.current?.(index)} />
      )}
      {loaded && (
        <loaded.Slides
          parts={loaded.parts}
          {...{ speed, centred, paused, onUse, show }}
          onLead={setLead}
        />
      )}
    </div>
  );
}

type PauseProps = ComponentProps<"button"> & { paused: boolean; label: string };

function PauseButton({ paused, label, ...props }: PauseProps) {
  return (
    <button type="button" aria-label={label} {...props} className="carousel-pause">
      <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
        <path d={paused ? "M7 4l13 8-13 8z" : "M6 5h4v14H6zM14 5h4v14h-4z"} />
      </svg>
    </button>
  );
}

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
