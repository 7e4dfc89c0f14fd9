import type { AppEventListener } from "@sveltia/cms";

/**
 * Tabs of one browser tell each other which entries they have saved. A form shows what its tab has read, so
 * that a save here would write over what was saved there.
 */
const channel = new BroadcastChannel("saved-entries");
const saved = new Set<string>();
let onSaved: () => void = () => {};

channel.addEventListener("message", ({ data }: MessageEvent<string>) => {
  saved.add(data);
  onSaved();
});

/** Whether another tab has saved a file since this one was loaded. */
export const isSavedElsewhere = (file: string): boolean => saved.has(file);

/** Calls a function whenever another tab has saved something. */
export function whenSavedElsewhere(tell: () => void): void {
  onSaved = tell;
}

/** Before a save that would write over another tab's, one is asked; a listener that throws refuses it. */
export const askBeforeSave: AppEventListener = {
  name: "preSave",
  handler({ entry }) {
    const question =
      "This was saved in another tab since it was opened here. Save what is here in its place? What was changed there is then lost.";
    if (saved.has(entry.get("path") as never) && !confirm(question))
      throw new Error("Not saved: another tab has a newer version.");
    return undefined;
  },
};

export const tellSaved: AppEventListener = {
  name: "postSave",
  handler({ entry }) {
    const path = String(entry.get("path"));
    saved.delete(path);
    channel.postMessage(path);
    return undefined;
  },
};
