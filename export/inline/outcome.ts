// "/contact#sent" is true only of a message that was just posted. Opened from a bookmark or another
// site's link, the page loads without it. A reload and Back keep the referrer, and so the words. A
// browser that sends no referrer comes by the receiver's redirect.

const isOutcome = /^#(not-)?sent\b/.test(location.hash);
const isOwn = document.referrer.startsWith(`${location.origin}/`);
const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
const isRedirected = document.referrer === "" && Boolean(visit?.redirectCount);
if (isOutcome && !isOwn && !isRedirected) location.replace(location.pathname);
