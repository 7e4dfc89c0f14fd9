/**
 * Loads a page anew that React could not put together, such as the page of a tab that is older
 * than the site: the server has it whole. Where that has just been tried, hosting/starter.js
 * leaves the scripts out, so that the page can at least be read. `next dev` shows the error.
 */
export function recover(): void {
  const failures = (history.state?.failures ?? 0) + 1;
  if (process.env.NODE_ENV === "development" || failures > 2) return;
  history.replaceState({ failures }, "");
  location.reload();
}
