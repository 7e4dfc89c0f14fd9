// The inline script of a page with a form that sends what is typed (finish-pages.ts).
import "./index.js";
import "./begin.js";
import "./letter.js";
