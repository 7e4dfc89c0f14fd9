import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokens,
  createCssVariablesTheme,
} from "shiki";

/** A run of code in one ink. */
export type Run = { text: string; className: string };

/** Kinds of token and their inks upon spruce; what is not here has the colour of the text. */
const inks: Record<string, string> = {
  "token-comment": "text-muted italic",
  "token-keyword": "text-canola",
  "token-function": "text-sky",
  "token-constant": "text-rose",
  "token-string": "text-mint",
  "token-string-expression": "text-mint",
};

// Its "colours" are the kinds' names: an ink is a class, because the site's policy forbids
// inline styles, which is what shiki's own HTML has.
const theme = createCssVariablesTheme({ variablePrefix: "" });

/**
 * Cuts code into runs, when the site is built: no highlighter goes to the browser.
 * @param ending a file's, "rb"; code of an unknown one stays in one ink
 * @returns runs whose texts add up to the code
 */
export async function highlight(code: string, ending: string): Promise<Run[]> {
  const lang = isKnown(ending) ? ending : "text";
  // Without a limit: a busy machine would end a line early, in other inks than an idle one.
  const { tokens } = await codeToTokens(code, { lang, theme, tokenizeTimeLimit: 0 });
  const runs: Run[] = [];
  for (const [index, line] of tokens.entries()) {
    if (index > 0) add(runs, "\n", "");
    for (const { content, color = "" } of line) add(runs, content, inks[color.slice(4, -1)] ?? "");
  }
  return runs;
}

function isKnown(ending: string): ending is BundledLanguage {
  return ending in bundledLanguages || ending in bundledLanguagesAlias;
}

/** Neighbours in one ink become one run, as do the spaces between them. */
function add(runs: Run[], text: string, className: string): void {
  const last = runs.at(-1);
  if (last && (last.className === className || text.trim() === "")) last.text += text;
  else runs.push({ text, className });
}
