"use client";

import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { buttonLook } from "@/components/ui/button-link";
import { useNews } from "@/components/ui/use-news";
import { useStarted } from "@/components/ui/use-started";
import {
  isFigure,
  type Kind,
  limitText,
  makerWords,
  printedPrice,
  type Typed,
} from "./maker-words";
import { notSaved, savePicture } from "./save-picture";

type Props = {
  kind: Kind;
  /** Each with the line on its price. */
  runs: { label: string; cost: string }[];
  /** Address of the sheet's drawing, without words. */
  drawing: string;
  /** Whether the example's price is no figure. */
  isInWords: boolean;
  className: string;
  head: ReactNode;
  sheet: ReactNode;
  children: ReactNode;
};

/** How long typing pauses before a screen reader is told, in milliseconds. */
const pause = 1000;
/** Two presses within this time are one, in milliseconds: fingers, too, press twice. */
const doublePress = 500;

/** Carries what is typed on the sheet to its other places, which have `data-word`, without React. */
export function MakerForm({
  kind,
  runs,
  drawing,
  isInWords,
  className,
  head,
  sheet,
  children,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const isStarted = useStarted();
  const [news, tell] = useNews(pause);
  const [saved, setSaved] = useState("");
  const pressed = useRef(0);

  const all = <Type extends HTMLElement>(selector: string) => [
    ...(root.current?.querySelectorAll<Type>(selector) ?? []),
  ];
  const fields = () => all<HTMLInputElement>(".sheet-field");
  /** Reads the fields themselves, which may be filled in before React starts. */
  const words = () => {
    const entries = fields().map(({ dataset, value, placeholder }) => [
      dataset.name,
      value.trim() || placeholder,
    ]);
    const [chosen] = all<HTMLInputElement>(":checked");
    const { label = "", cost = "" } = runs[Number(chosen?.value ?? 0)] ?? {};
    return { ...makerWords(kind, Object.fromEntries(entries) as Typed), run: label, cost };
  };
  const carry = () => {
    const { price, ...others } = words();
    root.current?.toggleAttribute("data-in-words", !isFigure(kind, price));
    for (const [name, text] of Object.entries({ price, ...others }))
      for (const element of all(`[data-word=${name}]`)) write(element, text);
    all("[data-fits]").forEach(shrink);
    for (const { id, value, maxLength } of fields())
      for (const element of all(`[for="${id}"] > [role=status]`))
        write(element, limitText(value.length, maxLength));
  };
  const readNews = () => {
    const isTyped = fields().some(({ value }) => value.trim());
    const [message] = all("[data-message]");
    const { cost } = words();
    // biome-ignore lint/performance/useDomNodeTextContent: hidden words do not count
    return isTyped ? `Push notification: ${message?.innerText}. ${cost}` : cost;
  };
  const change = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type === "text") shrink(target);
    carry();
    tell(readNews);
  };
  /** Writes a price as it is printed, once nobody types in its field. */
  const print = (field: HTMLInputElement) => {
    if (field.dataset.name === "price" && field !== document.activeElement)
      field.value = printedPrice(kind, field.value);
    shrink(field);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: takes over what was typed before
  useEffect(() => {
    for (const field of fields()) print(field);
    carry();
    // Widths change with the fonts.
    document.fonts.ready.then(() => all(".sheet-field, [data-fits]").forEach(shrink));
  }, []);

  const save = async () =>
    setSaved(await savePicture(kind, drawing, words(), fields()).catch(() => notSaved));
  /** The second press of a double one, and a key that is held, save nothing. */
  const press = () => {
    const now = Date.now();
    if (now - pressed.current > doublePress) save();
    pressed.current = now;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of its fields
    <div
      ref={root}
      onInput={change}
      onBlur={({ target }: FocusEvent<HTMLElement>) =>
        target instanceof HTMLInputElement && print(target)
      }
      data-start="press"
      data-started={isStarted || undefined}
      data-in-words={isInWords ? "" : undefined}
      className={`maker ${className}`}
    >
      <div className="maker-scene">
        {head}
        <div className="maker-sheet">
          {sheet}
          <button
            type="button"
            onClick={press}
            className={`maker-save no-print noscript:hidden relative -mt-6 ms-5 ${buttonLook("strong")}`}
          >
            Save your {kind}
          </button>
          <p role="status" className="no-print text-small not-empty:pt-2">
            {saved}
          </p>
        </div>
        {children}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** A new text node would make the browser ask every `:has()` of the page anew, at each key. */
function write(element: HTMLElement, text: string) {
  const { firstChild, childNodes, textContent } = element;
  if (textContent === text) return;
  if (firstChild instanceof Text && childNodes.length === 1) firstChild.data = text;
  else element.textContent = text;
}

/** Makes a long text smaller, where the browser does not do so itself. */
function shrink(element: HTMLElement) {
  if (CSS.supports("text-fit", "shrink")) return;
  element.style.removeProperty("--fit");
  const style = getComputedStyle(element);
  const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
  const [room, text] = [element.clientWidth - padding, element.scrollWidth - padding];
  if (text <= room) return;
  const share = (Number(style.getPropertyValue("--fit")) * room) / text;
  element.style.setProperty("--fit", (share - 0.01).toFixed(3));
}
