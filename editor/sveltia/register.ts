import type CMS from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import type { Drawing } from "../forms/drawing-choices.ts";
import { addPane } from "../pane/pane.tsx";
import { draftControl, forgetFirst } from "./draft-control.tsx";
import { drawingControl } from "./drawing-control.tsx";
import { focusField, formAt, hasUnsaved } from "./markup.ts";

// Sveltia reads its settings while its module is evaluated: the page imports this one before it.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  closeOnSave: false,
  closeWithEscape: false,
});

type Settings = {
  config: CmsConfig;
  drawings: Drawing[];
  /** The build of the page beside a form. */
  build: string;
};

/** Adds what is our own to Sveltia before it starts: the page beside a form, types of fields and events. */
export function register(cms: typeof CMS, { config, drawings, build }: Settings): void {
  addPane(cms, config, build);
  cms.registerFieldType("drawing", drawingControl(drawings));
  cms.registerFieldType("draft", draftControl());
  cms.registerEventListener(forgetFirst);
  addEventListener("beforeunload", askWhileUnsaved);
  addEventListener("hashchange", openLinkedField);
  openLinkedField();
}

/** The browser asks before the tab closes: drafts are kept half a second late, and not in each profile. */
function askWhileUnsaved(event: BeforeUnloadEvent): void {
  if (hasUnsaved()) event.preventDefault();
}

/** Opens the field that an address names behind its form's: "…/entries/home?field=sections.1.title". */
async function openLinkedField(): Promise<void> {
  const { hash } = location;
  const [, field] = /\?field=(.+)/.exec(hash) ?? [];
  if (field && (await formAt(hash))) focusField(decodeURIComponent(field));
}
