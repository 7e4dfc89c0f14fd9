// "/contact#sent" is true only of a message that was just posted: opened from a bookmark or a link of
// another site, the page loads without it. A reload and Back keep the referrer, and so the words.

if (/^#(not-)?sent$/.test(location.hash) && !document.referrer.startsWith(`${location.origin}/`))
  location.replace(location.pathname);
