import "./fonts.css";

/** In an editor's browser, stands for app/_fonts/fonts.ts: the fonts have their variables on every page. */
export const fontVariables = "";
