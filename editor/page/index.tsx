// First, since it has the order of the layers.
import "../../app/globals.css";
import "./page.css";
import "../../export/inline/card-row";
import "../../export/inline/copy";
import "../../export/inline/hang-dropdown";
import { findPage } from "../../site/content";
import { loadPreview } from "../../site/preview/load-preview";
import { readSettings } from "../../site/settings";
import { type Entry, fileOf, takeSaved, takeTyped } from "./entries";
import { environment } from "./environment";
import { seenAt } from "./pages-of";
import { missingPictures, takePicture, whenPictureIsKnown } from "./pictures";
import { type Pressed, pressedAt } from "./press";
import { readSignsOf } from "./read-signs";
import { render } from "./render";
import { revealField } from "./reveal";
import {
  furtherNotesOf,
  type Note,
  notesOf,
  placeOfField,
  rememberProblems,
  type Target,
  targetOf,
} from "./shown";

/**
 * The page beside a form, in a frame of its own: the site's components render it here, in the editor's
 * browser, from what is typed. It sends nothing.
 */

/** What the pane gets to know of a form. */
export type Shown = {
  /** The title of the page that shows it; undefined where none does. */
  title: string | undefined;
  notes: Note[];
  /** Pictures that the build has not, which the editor may have. */
  missing: string[];
};

/** What the pane gets to know of a press. */
export type Answer = {
  /** The fields that have what was pressed; none of what is a part of the design. */
  targets: Target[];
  section: Target | undefined;
  /** Whether it would send or save something on the site. */
  sends: boolean;
};

/** What the pane is told, and may set. */
const told = {
  onPress: (_answer: Answer) => {},
  onPictures: () => {},
  /** A page that cannot be rendered stays as it was. */
  onError: (_message: string) => {},
  /** Keys of the editor that are pressed in the page. */
  onKey: (_event: KeyboardEvent) => {},
};

let latest: { entry: Entry; focus: string } | undefined;

/** What the pane calls (editor/pane/pane.tsx). */
export type Frame = typeof frame;
const frame = {
  told,
  takeSaved(entries: Entry[]): void {
    takeSaved(entries);
    rememberProblems();
  },
  takePicture,
  fileOf,
  region: readSettings(environment).region,

  /** Shows what is typed into a form. @param focus the key path of the field that has the focus */
  show(entry: Entry, focus: string): Shown {
    latest = { entry, focus };
    const file = takeTyped(entry);
    const { data } = loadPreview();
    const seen = data && seenAt(data, file, focus);
    if (seen) render(typeof seen === "string" ? seen : (findPage(seen.path) ?? seen), rendered);
    const title = typeof seen === "object" ? seen.title : seen && "Page not found";
    return { title, notes: notesOf(file), missing: missingPictures(file) };
  },

  /** Problems on another day, or of the other region. */
  furtherNotes: (): Note[] => (latest ? furtherNotesOf(fileOf(latest.entry)) : []),

  /** Brings what shows a field of the form into view. */
  reveal(keyPath: string): void {
    wanted = keyPath;
    revealWanted();
  },

  /** Shows the page at an address, for the test that compares all pages with those of the build. */
  showAt(path: string): boolean {
    const page = findPage(path);
    if (page) render(page, rendered);
    return page !== undefined;
  },
};
Object.assign(window, { frame });

/** The key path of a field that comes into view once the page shows it. */
let wanted: string | undefined;

function revealWanted(): void {
  if (!latest || wanted === undefined) return;
  const file = fileOf(latest.entry);
  if (revealField(file, placeOfField(file, wanted))) wanted = undefined;
}

const rendered = { onError: (message: string) => told.onError(message), onShown: revealWanted };
whenPictureIsKnown(() => told.onPictures());
readSignsOf(document);

// Messages, and whatever a part of the page would send, come to nothing.
window.fetch = async () => new Response();
navigator.sendBeacon = () => true;

addEventListener("click", onClick, true);
addEventListener("auxclick", (event) => event.preventDefault(), true);
addEventListener("submit", (event) => event.preventDefault(), true);
addEventListener("keydown", (event) => told.onKey(event), true);

/** The part of the page that was pressed last, and is outlined. */
let outlined: Element | undefined;

function onClick(event: MouseEvent): void {
  const target = event.target as Element;
  const control = target.closest("a, button");
  if (target.closest("a")) event.preventDefault();
  // What would be saved on the device, as a visitor's flyer.
  if (control?.matches(".maker-save")) event.stopPropagation();
  // What can be typed or chosen is, as it is by a visitor.
  if (!latest || target.closest("input, select, textarea, label")) return;
  // The press that ends a selection opens nothing.
  if (!getSelection()?.isCollapsed) return;
  const pressed = pressedAt(event, fileOf(latest.entry));
  outlined?.removeAttribute("data-pressed");
  outlined = pressed.element;
  outlined.setAttribute("data-pressed", "");
  told.onPress(answerOf(pressed, control));
}

function answerOf({ signs, section }: Pressed, control: Element | null): Answer {
  return {
    targets: signs.map(targetOf),
    section: section && targetOf(section),
    sends: Boolean(control?.matches("form [type=submit], form button:not([type]), .maker-save")),
  };
}
