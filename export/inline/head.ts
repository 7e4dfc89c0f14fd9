// In the head, before the first paint: marks the document with what only the visitor's browser
// knows. The style sheet shows or hides parts by these marks.

const { dataset } = document.documentElement;

// iPadOS calls itself Macintosh; its touch screen gives it away.
const { userAgent, maxTouchPoints } = navigator;
if (/Android/i.test(userAgent)) dataset.device = "android";
else if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints))
  dataset.device = "ios";

// On a host that tells no region, the region that the site was built for stays.
const [, suffix] = /\.(ca|com)$/.exec(location.hostname) ?? [];
if (suffix) dataset.region = suffix === "ca" ? "ca" : "us";
