// In the head, before the first paint: marks the document with what only the visitor's browser
// knows, by which the style sheet picks what shows.

/** When the offer is over, in milliseconds since 1970; the bundler puts it in. */
declare const offerEnd: number | undefined;

const { dataset } = document.documentElement;

// iPadOS calls itself Macintosh; its touch screen gives it away.
const { userAgent, maxTouchPoints } = navigator;
if (/Android/i.test(userAgent)) dataset.device = "android";
else if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints))
  dataset.device = "ios";

// On a host that tells no region, the region that the site was built for stays.
const [, suffix] = /\.(ca|com)$/.exec(location.hostname) ?? [];
if (suffix) dataset.region = suffix === "ca" ? "ca" : "us";

// Once the offer is over, elements marked "running" go and those marked "ended" show, without another
// build. By a style sheet, since the browser has not parsed the elements yet.
if (offerEnd !== undefined && Date.now() >= offerEnd) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `[data-offer=running]{display:none!important}[data-offer=ended]{display:block!important}`,
  );
  document.adoptedStyleSheets.push(sheet);
}
