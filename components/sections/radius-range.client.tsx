"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { startsPressed } from "@/components/ui/in-page";

type Props = {
  /** `area` has "{area}" for square kilometers and may have "{miles}". */
  words: { label: string; unit: string; area: string };
  /** The radius that is chosen first, in km. */
  start: number;
  /** The reach of circles, each up to a radius in km, from the smallest to the largest. */
  reaches: { to: number; text: string }[];
  /** The map, as parts of an SVG whose middle is 0,0. */
  map: ReactNode;
  /** In its middle. */
  pin: ReactNode;
  /** Above the slider. */
  heading: ReactNode;
  /** Below the slider. */
  children: ReactNode;
};

/** Not React's own, which is another one where React renders the page anew. */
const id = "_reach-km";
const longest = 10;
const milesPerKm = 0.621371;
/** Width of a kilometer on the map, in its pixels. */
const scale = 12.5;

/** A slider for a radius, which shows once scripts run, and a map with the circle that it chooses. */
export function RadiusRange({ words, start, reaches, map, pin, heading, children }: Props) {
  const [km, setKm] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was chosen before hydration.
  useEffect(() => setKm(Number(input.current?.value ?? start)), [start]);
  const reach = reaches.find(({ to }) => km <= to) ?? reaches.at(-1);
  return (
    <div className="grid *:min-w-0 md:grid-cols-[7fr_5fr] md:grid-rows-[auto_1fr]">
      <div className="px-[min(1.5rem,6vw)] py-6 sm:px-8 md:pt-8 md:pb-0">
        {heading}
        <div {...startsPressed} className="noscript:hidden">
          <label htmlFor={id} className="font-[650]">
            {words.label}
          </label>{" "}
          <Chosen km={km} words={words} reach={reach?.text} />
          <input
            ref={input}
            id={id}
            type="range"
            min={1}
            max={longest}
            defaultValue={start}
            onInput={({ currentTarget }) => setKm(Number(currentTarget.value))}
            aria-valuetext={`${km} ${words.unit}`}
            className="block h-6 w-full accent-ink [zoom:1.8]"
          />
          <p aria-hidden="true" className="flex justify-between font-mono text-small">
            <span>1 {words.unit}</span>{" "}
            <span>
              {longest} {words.unit}
            </span>
          </p>
        </div>
      </div>
      <div className="on-ink bg-white md:col-start-2 md:row-span-2 md:row-start-1">
        <Circle km={km} map={map} pin={pin} />
      </div>
      <div className="px-[min(1.5rem,6vw)] pb-6 sm:px-8 md:pb-8">{children}</div>
    </div>
  );
}

/** The chosen radius in large figures, its area, and what it reaches. */
function Chosen({ km, words, reach }: { km: number; words: Props["words"]; reach?: string }) {
  const squares = Math.round(Math.PI * km * km).toLocaleString("en");
  const miles = (km * milesPerKm).toFixed(1);
  return (
    // As high as its longest words, so that nothing below it moves.
    <output
      htmlFor={id}
      className="flex min-h-40 flex-wrap content-start items-center gap-x-6 pt-1 lg:min-h-24"
    >
      <b className="display text-[4.5rem] leading-none whitespace-nowrap">
        {km} {words.unit}
      </b>{" "}
      <span className="min-w-0 flex-[1_1_13rem] text-balance">
        <span className="block font-mono text-small">
          {words.area.replace("{miles}", miles).replace("{area}", squares)}
        </span>{" "}
        {reach}
      </span>
    </output>
  );
}

/** The map with rings at some radii, and the chosen circle. */
function Circle({ km, map, pin }: { km: number; map: ReactNode; pin: ReactNode }) {
  return (
    <svg
      viewBox="-140 -140 280 280"
      aria-hidden="true"
      className="scene aspect-auto! h-full w-full"
    >
      {map}
      {[longest, 5, 3, 1].map((ring) => (
        <circle key={ring} r={ring * scale} strokeDasharray="2 6" />
      ))}
      <circle r={km * scale} strokeWidth={4} className="fill-coral" fillOpacity={0.6} />
      {pin}
    </svg>
  );
}
