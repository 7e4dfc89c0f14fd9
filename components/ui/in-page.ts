/**
 * Attributes that connect components and the scripts that every page has (export/in-page): the
 * attributes that components write, as props, and that the scripts read by `Marked` and `selector`.
 * Style sheets name some of them, too.
 */
type Attributes = {
  /** On a part that needs its scripts as soon as it is visible, or once it is pressed or focused. */
  "data-start": "visible" | "press";
  /** On a copy button: the text that it copies, and the id of the element that shows it. */
  "data-copy": string;
  "data-copy-from": string;
  /** The notice of a copy button, after copying and where the clipboard is refused. */
  "data-copied": string;
  "data-refused": string;
  /** On a link: the size of the small window that it opens in, in pixels. */
  "data-window": `${number}x${number}`;
  /** On a link that scrolls up before the page is left. */
  "data-scroll-first": "";
  /** On a box that scrolls sideways where it is too narrow, which then takes the focus. */
  "data-scrolls": "";
  /** On the document: what only the visitor's browser knows. */
  "data-device": "android" | "ios";
  "data-region": "us" | "ca";
  /** On the heading of the not-found page: its text at addresses below /blog-lists/. */
  "data-blog-heading": string;
  /** On the script at the page's end: the addresses of the scripts that it loads. */
  "data-scripts": string;
};

type MarkName = keyof Attributes;

type Key<Name> = Name extends `data-${infer First}-${infer Second}`
  ? `${First}${Capitalize<Second>}`
  : Name extends `data-${infer Only}`
    ? Only
    : never;

/** An element of which the attributes above are read, by their keys in `dataset`. */
export type Marked<Tag extends HTMLElement = HTMLElement> = Omit<Tag, "dataset"> & {
  readonly dataset: { [Each in MarkName as Key<Each>]?: Attributes[Each] };
};

type Attribute = { [Each in MarkName]: `[${Each}]` | `[${Each}=${Attributes[Each]}]` }[MarkName];

/** A selector by one of the attributes above, whose type is checked. */
export function selector<Text extends Attribute>(text: Text): Text {
  return text;
}

/** For a native control that does more with its own scripts. */
export const startsPressed: Partial<Attributes> = { "data-start": "press" };

/** For a part that has to run as soon as it is visible. */
export const startsVisible: Partial<Attributes> = { "data-start": "visible" };

/** For the heading of the not-found page: its text at addresses below /blog-lists/. */
export function blogHeading(text: string): Partial<Attributes> {
  return { "data-blog-heading": text };
}

/** For a button that copies a text, which the element with the id `from` shows. */
export function copies(
  text: string,
  from: string,
  copied: string,
  refused: string,
): Partial<Attributes> {
  return {
    "data-copy": text,
    "data-copy-from": from,
    "data-copied": copied,
    "data-refused": refused,
  };
}

/** For a link that opens in a small window. */
export function opensWindow(size: Attributes["data-window"]): Partial<Attributes> {
  return { "data-window": size };
}

/** For a link that scrolls up before the page is left. */
export const scrollsFirst: Partial<Attributes> = { "data-scroll-first": "" };

/**
 * For a box that scrolls sideways where it is too narrow; then the keyboard reaches it (WCAG 2.1.1).
 * @param label the name under which assistive technology announces it
 */
export function scrolls(label: string) {
  return { role: "group", "aria-label": label, "data-scrolls": "" } as const;
}

/** For the document: the region that the site is built for. */
export function marksRegion(region: Attributes["data-region"]): Partial<Attributes> {
  return { "data-region": region };
}

/** The state of an entry of the tab's history (`history.state`). */
export type TabState = {
  /** The values of the page's fields, by their keys, and when they were read (restore-input.ts). */
  saved?: { at: number; values: [key: string, value: string | boolean][] };
  /** How often React failed to render the page (components/page/recover.ts). */
  failures?: number;
};
