// The inline script at the end of every page without a form (finish-pages.ts).
import "./links.js";
import "./copy.js";
import "./load-on-intent.js";
