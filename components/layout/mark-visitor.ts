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

/**
 * Hides the offer once it is over, before the first paint and without another build: elements
 * marked "running" go, those marked "ended" show. By a style sheet, since the browser has not
 * parsed the elements yet.
 * @param end of the offer, in milliseconds since 1970
 */
function endOffer(end: number): void {
  if (Date.now() < end) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "[data-offer=running]{display:none!important}[data-offer=ended]{display:block!important}",
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Attribute of elements that the head's script hides after the offer's end, if it has one. */
export function offerMark(offerEnd: number | undefined) {
  return offerEnd === undefined ? {} : { "data-offer": "running" };
}

/**
 * The head's script: the same on every page, so that one hash allows it everywhere.
 * @param offerEnd undefined for an offer without an end, which costs no page a byte
 */
export function headScript(offerEnd: number | undefined): string {
  const script = `(${markVisitor})()`;
  return offerEnd === undefined ? script : `${script};(${endOffer})(${offerEnd})`;
}
