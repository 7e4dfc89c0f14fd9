// The one inline script at the end of every page, the same on each (finish-pages.ts).
import "./links.js";
import "./copy.js";
import "./load-on-intent.js";
