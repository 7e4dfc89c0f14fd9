import type CMS from "@sveltia/cms";

// Sveltia reads its settings while its module is evaluated: the page imports this one before it.
localStorage["sveltia-cms.prefs"] ??= JSON.stringify({
  closeOnSave: false,
  closeWithEscape: false,
});

/** Adds what is our own to Sveltia before it starts: types of fields and events. */
export function register(_cms: typeof CMS): void {}
