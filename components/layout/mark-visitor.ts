/**
 * Marks the document with what only the visitor's browser knows: `data-device`, "android" or
 * "ios", and `data-region`, "us" or "ca" (specification, sections 2 and 4). iPadOS calls itself
 * Macintosh; its touch screen gives it away. On a host that tells no region, the region that
 * the site was built for stays.
 *
 * Runs in the head as text, before the first paint: it may use nothing from outside itself.
 */
function markVisitor(): void {
  const { dataset } = document.documentElement;
  const { userAgent, maxTouchPoints } = navigator;
  if (/Android/i.test(userAgent)) dataset.device = "android";
  else if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints))
    dataset.device = "ios";
  const [, suffix] = /\.(ca|com)$/.exec(location.hostname) ?? [];
  if (suffix) dataset.region = suffix === "ca" ? "ca" : "us";
}

/** The same on every page, so that one hash allows it everywhere. */
export const markVisitorScript = `(${markVisitor})()`;
