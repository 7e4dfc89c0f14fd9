"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStarted } from "@/components/ui/use-started";
import styles from "./radius.module.css";

type Props = {
  /** The id of the slider. */
  id: string;
  /** Whether the radius is said in miles too. */
  hasMiles: boolean;
  /** The radius that is chosen first, in km. */
  start: number;
  /** The reach of circles, each up to a radius in km, from the smallest to the largest. */
  reaches: { to: number; text: string }[];
  /** The map, as parts of an SVG whose middle is 0,0. */
  map: ReactNode;
  /** The sign in the map's middle. */
  pin: ReactNode;
  /** Stand above the slider. */
  children: ReactNode;
};

const longest = 10;
const milesPerKm = 0.621371;
/** Width of a kilometer on the map, in its pixels. */
const scale = 12.5;

/** A slider for a radius, which shows once scripts run, and a map with the circle that it chooses. */
export function RadiusRange({ id, hasMiles, start, reaches, map, pin, children }: Props) {
  const isStarted = useStarted();
  const [km, setKm] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  // Takes over what was chosen before React starts.
  useEffect(() => setKm(Number(input.current?.value ?? start)), [start]);
  // The HTML's words and circle, which a radius that is chosen before React starts would contradict.
  const look = isStarted ? "" : "in-data-changed:invisible";
  const reach = reaches.find(({ to }) => km <= to) ?? reaches.at(-1);
  return (
    <>
      <div className={styles.map}>
        <Circle km={km} map={map} pin={pin} look={look} />
      </div>
      <div className={`${styles.panel} on-ink`}>
        {children}
        <div data-start="press" className="noscript:hidden!">
          <label htmlFor={id} className="sr-only">
            Radius around your shop
          </label>{" "}
          <Chosen id={id} km={km} hasMiles={hasMiles} reach={reach?.text} look={look} />
          <input
            ref={input}
            id={id}
            type="range"
            min={1}
            max={longest}
            defaultValue={start}
            onInput={({ currentTarget }) => setKm(Number(currentTarget.value))}
            aria-valuetext={isStarted ? `${km} km` : undefined}
            className={styles.slider}
          />
        </div>
      </div>
    </>
  );
}

/**
 * The chosen radius in large figures, its area, and what it reaches. Each text has an element of its
 * own: a translator, which puts others into it, is then written over.
 */
function Chosen({
  id,
  km,
  hasMiles,
  reach,
  look,
}: Pick<Props, "id" | "hasMiles"> & { km: number; reach?: string; look: string }) {
  const squareOf = (radius: number) => Math.round(Math.PI * radius * radius).toLocaleString("en");
  const miles = km * milesPerKm;
  const area = hasMiles
    ? `${miles.toFixed(1)} miles, about ${squareOf(miles)} sq mi`
    : `about ${squareOf(km)} sq km`;
  return (
    <output htmlFor={id} className={`${styles.chosen} ${look}`}>
      <b className="display text-[min(2.75rem,9vw)] leading-none whitespace-nowrap">{`${km} km`}</b>{" "}
      <span className="min-w-0 flex-[1_1_4rem] leading-[1.3]">
        <span className="block text-fine">{area}</span> <span>{reach}</span>
      </span>
    </output>
  );
}

/** App users' phones on the map, in km east and south of its middle. */
const phones = [
  [0.5, 0.8],
  [1.9, -0.6],
  [-1.6, 0.7],
  [-0.8, -2.3],
  [2.6, -1.7],
  [-3.4, 2.4],
  [-1.9, 4.4],
  [3.7, 3.4],
  [1.8, -4.7],
  [-6.1, 1.3],
  [5.2, 5.3],
  [-2.6, -6.3],
  [0.4, 6.9],
  [7.4, 1.9],
  [-7.6, -3.8],
  [4.4, -7.1],
  [8.6, -3.6],
  [-5.5, -7.2],
  [7.3, 6.1],
  [-9.3, 0.9],
  [2.7, 9.1],
] as const;

/** The map with rings at some radii, the chosen circle, and the phones, filled where it reaches them. */
function Circle({ km, map, pin, look }: Pick<Props, "map" | "pin"> & { km: number; look: string }) {
  return (
    <svg
      viewBox="-132 -132 264 264"
      aria-hidden="true"
      className="drawing aspect-auto! h-full w-full overflow-visible"
    >
      {map}
      {[longest, 5, 3, 1].map((ring) => (
        <circle key={ring} r={ring * scale} strokeDasharray="2 6" />
      ))}
      <g className={look}>
        <circle r={km * scale} strokeWidth={4} className="fill-coral" fillOpacity={0.55} />
        {phones.map(([x, y]) => (
          <rect
            key={x}
            x={x * scale - 5}
            y={y * scale - 8.5}
            width={10}
            height={17}
            rx={3}
            className={Math.hypot(x, y) <= km ? "fill-canola" : "fill-white"}
          />
        ))}
      </g>
      {pin}
    </svg>
  );
}
