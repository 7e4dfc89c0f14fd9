// In the head, before the first paint: marks the document with what only the visitor's browser
// knows. The style sheet shows or hides parts by these marks.

const { dataset } = document.documentElement;

// iPadOS calls itself Macintosh; its touch screen gives it away.
const { userAgent, maxTouchPoints } = navigator;
if (/Android/i.test(userAgent)) dataset.device = "android";
else if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints))
  dataset.device = "ios";

// The hosts of content/site.yaml tell the region, then the suffix. On any other host, the region that
// the site was built for stays.
const { hostname } = location;
if (hostname === dataset.hostUs || hostname === dataset.hostCa)
  dataset.region = hostname === dataset.hostCa ? "ca" : "us";
else if (hostname.endsWith(".ca")) dataset.region = "ca";
else if (hostname.endsWith(".com")) dataset.region = "us";
