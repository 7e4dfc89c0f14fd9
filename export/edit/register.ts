import type CMS from "@sveltia/cms";
import type { Drawing } from "../../site/cms/drawing-choices.ts";
import { draftControl, forgetFirst } from "./draft-control.tsx";
import { drawingControl } from "./drawing-control.tsx";
import { revealField } from "./reveal-field.ts";

// Sveltia reads its settings while its module is evaluated: the page imports this one before it.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  closeOnSave: false,
  closeWithEscape: false,
});

/** Adds what is our own to Sveltia before it starts: types of fields and events. */
export function register(cms: typeof CMS, drawings: Drawing[]): void {
  cms.registerFieldType("drawing", drawingControl(drawings));
  cms.registerFieldType("draft", draftControl());
  cms.registerEventListener(forgetFirst);
  addEventListener("beforeunload", askWhileUnsaved);
  addEventListener("hashchange", revealLinkedField);
  revealLinkedField();
}

/** The browser asks before the tab closes: drafts are kept half a second late, and not in each profile. */
function askWhileUnsaved(event: BeforeUnloadEvent): void {
  const save = document.querySelector(".content-editor button[aria-keyshortcuts$='+S']");
  if (save?.matches(":enabled")) event.preventDefault();
}

/** Opens the field that an address names behind its form's: "…/entries/home?field=sections.1.title". */
async function revealLinkedField(): Promise<void> {
  const { hash } = location;
  const [, field] = /\?field=(.+)/.exec(hash) ?? [];
  if (!field) return;
  // The form comes once the folder of the clone is chosen.
  while (!document.querySelector(".content-editor .field")) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (location.hash !== hash) return;
  }
  revealField(decodeURIComponent(field));
}
