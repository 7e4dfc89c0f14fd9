import {
  type BundledLanguage,
  bundledLanguages,
  bundledLanguagesAlias,
  codeToTokens,
  createCssVariablesTheme,
} from "shiki";

/** A run of code in one ink. */
export type Run = { text: string; className: string };

/** Inks of the token kinds on spruce; other kinds have the color of the text. */
const inks: Record<string, string> = {
  "token-comment": "text-muted italic",
  "token-keyword": "text-canola",
  "token-function": "text-sky",
  "token-constant": "text-rose",
  "token-string": "text-mint",
  "token-string-expression": "text-mint",
};

// The "colors" of this theme are names of token kinds, which become classes: the site's policy
// forbids the inline styles of shiki's own HTML.
const theme = createCssVariablesTheme({ variablePrefix: "" });

const made = new Map<string, Promise<Run[]>>();

/** The runs of a code, which are made once: React asks again for what it waits for. */
export function runsOf(code: string, ending: string): Promise<Run[]> {
  const key = `${ending} ${code}`;
  const runs = made.get(key) ?? highlight(code, ending);
  made.set(key, runs);
  return runs;
}

/**
 * Splits code into runs at build time: no highlighter goes to the browser.
 * @param ending of the file's name, "rb"; an unknown one gives a single ink
 * @returns runs whose texts add up to the code
 */
export async function highlight(code: string, ending: string): Promise<Run[]> {
  const lang = isKnown(ending) ? ending : "text";
  // No time limit: a busy machine would end a line early, in other inks than an idle one.
  const { tokens } = await codeToTokens(code, { lang, theme, tokenizeTimeLimit: 0 });
  const runs: Run[] = [];
  for (const [index, line] of tokens.entries()) {
    if (index > 0) add(runs, "\n", "");
    for (const { content, color = "" } of line) add(runs, content, inks[color.slice(4, -1)] ?? "");
  }
  return runs;
}

function isKnown(ending: string): ending is BundledLanguage {
  return Object.hasOwn(bundledLanguages, ending) || Object.hasOwn(bundledLanguagesAlias, ending);
}

/** Adds a run, merged with the last one if it has the same ink or is white space. */
function add(runs: Run[], text: string, className: string): void {
  const last = runs.at(-1);
  if (last && (last.className === className || text.trim() === "")) last.text += text;
  else runs.push({ text, className });
}
