"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonLook } from "@/components/ui/button-link";
import { Choices, TextField } from "@/components/ui/fields";
import { drawWords } from "./draw-words";
import { altOf, type MakerField, type MakerTexts, makerWords } from "./maker-words";
import { type Kind, places } from "./places";
import { failed, savePicture } from "./save-picture";

type Props = {
  id: string;
  kind: Kind;
  maker: MakerTexts;
  head: ReactNode;
  /** Each with its words in the picture, and the line on its price. */
  runs: { label: string; drawn: string; cost: string }[];
  /** The picture, drawn on the server. */
  preview: ReactNode;
  /** Classes of the background of the picture. */
  ground: string;
  note: string;
  /** Links: the first one begins the chosen run, whose name its `data-run` shows. */
  children: ReactNode;
};

/** In milliseconds: how long typing pauses before a screen reader is told. */
const pause = 1000;

/** The fields and the runs; each key is written into the picture's own elements, without React. */
export function MakerForm({ id, kind, maker, ...props }: Props) {
  const { head, runs, preview, ground, note, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const before = useRef<ReturnType<typeof makerWords>>(undefined);
  const [isLive, setLive] = useState(false);

  const find = <Type extends Element>(selector: string) =>
    root.current?.querySelector<Type>(selector);
  const write = (name: string, text: string) => {
    const element = find(`[data-${name}]`);
    if (element && element.textContent !== text) element.textContent = text;
  };
  /** Reads the fields themselves, which may be filled in before React starts. */
  const draw = () => {
    const svg = find<SVGSVGElement>("svg");
    const inputs = root.current?.querySelectorAll<HTMLInputElement>("input[type=text]") ?? [];
    const typed = [...inputs].map(({ value }) => value);
    const run = runs[Number(find<HTMLInputElement>(":checked")?.value ?? 0)];
    if (!svg || !run) return;
    const drawn = makerWords(maker, typed, run.drawn);
    drawWords(svg, places[kind], drawn, before.current);
    before.current = drawn;
    svg.setAttribute("aria-label", altOf(maker, drawn));
    const isTyped = typed.some((text) => text.trim());
    write("state", isTyped ? maker.yours : "Example");
    write("cost", run.cost);
    write("run", run.label);
    return isTyped ? `${maker.yours}. ${drawn.message}. ${run.cost}` : run.cost;
  };
  const change = () => {
    const news = draw() ?? "";
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => write("news", news), pause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over what was typed before
  useEffect(() => {
    setLive(true);
    draw();
    // Widths change with the fonts.
    document.fonts.ready.then(() => {
      before.current = undefined;
      draw();
    });
    return () => clearTimeout(timer.current);
  }, []);

  const save = async () => {
    const svg = find<SVGSVGElement>("svg");
    const ground = find("[data-ground]");
    if (!svg || !ground) return;
    const { backgroundColor } = getComputedStyle(ground);
    const outcome = await savePicture(svg, backgroundColor, `${kind}.png`).catch(() => failed);
    write("saved", outcome);
    write("news", outcome);
  };
  return (
    <div ref={root} onInput={change} data-start="press" className="maker">
      <div className="noscript:hidden">
        {head}
        <MakerFields id={id} fields={maker.fields} />
      </div>
      <figure data-ground="" className={`maker-picture ${ground}`}>
        <figcaption className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
          <span data-state="" className="font-mono text-small">
            Example
          </span>{" "}
          <button
            type="button"
            // The second press of a double click saves nothing.
            onClick={({ detail }) => detail < 2 && save()}
            className={`no-print noscript:hidden ${buttonLook("onInk")} ${isLive ? "" : "invisible"}`}
          >
            Save the picture
          </button>
          <p data-saved="" className="no-print basis-full text-small" />
        </figcaption>
        {preview}
      </figure>
      <div>
        {runs.length > 1 && (
          <Choices
            legend="How long it runs"
            name={`${id}-run`}
            labels={runs.map(({ label }) => label)}
          />
        )}
        <p data-cost="" className="font-strong text-balance not-first:pt-4">
          {runs[0]?.cost}
        </p>
        <div className="flex flex-wrap gap-3 pt-4">{children}</div>
        <p className="pt-4 text-small text-muted noscript:hidden">{note}</p>
        <p data-news="" role="status" className="sr-only" />
      </div>
    </div>
  );
}

/** Three or four fields. Two share a row, so that on phones the picture stays in sight. */
function MakerFields({ id, fields }: { id: string; fields: MakerField[] }) {
  const widths = fields.length === 3 ? widthsOfThree : [];
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4">
      {fields.map(({ label, example, limit }, index) => (
        <div
          key={label}
          className={`min-w-0 flex flex-col justify-end ${widths[index] ?? "flex-[1_1_max(9rem,40%)]"}`}
        >
          <TextField
            id={`${id}-field-${index}`}
            label={label}
            dir="auto"
            maxLength={limit}
            placeholder={example}
            enterKeyHint="done"
          />
        </div>
      ))}
    </div>
  );
}

const widthsOfThree = ["basis-full", "flex-[2_1_9rem]", "flex-[1_1_6rem]"];
