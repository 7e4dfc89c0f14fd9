/**
 * Reloads a page that React failed to render, such as one in a tab older than the deployed site:
 * the server has the whole page, and the tab's history what was typed. Where that did not help,
 * export/inline leaves the scripts out, so that the page can be read. `next dev` shows the error instead.
 */
export function recover(): void {
  const failures = (history.state?.failures ?? 0) + 1;
  if (process.env.NODE_ENV === "development" || failures > 2) return;
  history.replaceState({ ...history.state, failures }, "");
  location.reload();
}
