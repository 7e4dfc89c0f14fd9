import type CMS from "@sveltia/cms";
import type { CmsConfig } from "@sveltia/cms";
import type { Drawing } from "../forms/drawing-choices.ts";
import type { LinkChoice } from "../forms/link-choices.ts";
import { addPane } from "../pane/pane.tsx";
import { draftControl, forgetFirst } from "./draft-control.tsx";
import { drawingControl } from "./drawing-control.tsx";
import { addLinkChoices, linkControl } from "./link-control.tsx";
import { focusField, formAt, hasUnsaved } from "./markup.ts";
import { askBeforeSave, tellSaved } from "./saved-elsewhere.ts";
import { textControl } from "./text-control.tsx";

// Sveltia reads its settings while its module is evaluated: the page imports this one before it.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  closeOnSave: false,
  closeWithEscape: false,
});

type Settings = {
  config: CmsConfig;
  drawings: Drawing[];
  links: LinkChoice[];
  /** The build of the page beside a form. */
  build: string;
};

/** Adds what is our own to Sveltia before it starts: the page beside a form, types of fields and events. */
export function register(cms: typeof CMS, settings: Settings): void {
  const { config, drawings, links, build } = settings;
  addPane(cms, config, build);
  addLinkChoices(links);
  cms.registerFieldType("drawing", drawingControl(drawings));
  cms.registerFieldType("draft", draftControl());
  cms.registerFieldType("link", linkControl());
  cms.registerFieldType("text-of-post", textControl());
  for (const listener of [askBeforeSave, forgetFirst, tellSaved])
    cms.registerEventListener(listener);
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
