import type { Spelling } from "../../content/schema/spelling.ts";

/** Returns the check of a text's words: a message and its offset for each that is wrong. */
export function spellingChecker({ terms, avoid = [] }: Spelling) {
  const avoided = avoid.map(({ wrong, right }) => ({
    right,
    pattern: new RegExp(
      `(?<![\\w-])${wrong.split(/\s+/).map(escaped).join("\\s+")}(?![\\w-])`,
      "gi",
    ),
  }));
  const rules = terms.map(({ right, also = [] }) => ({
    right,
    allowed: [right, ...also],
    pattern: patternOf([right, ...also]),
  }));
  return (text: string): { index: number; message: string }[] => {
    const words = withoutAddresses(text);
    const unwanted = avoided.flatMap(({ right, pattern }) =>
      [...words.matchAll(pattern)].map(({ index, 0: typed }) => ({
        index,
        message: `"${typed.replace(/\s+/g, " ")}" is a word to avoid; write "${right}"`,
      })),
    );
    const misspelt = rules.flatMap(({ right, allowed, pattern }) =>
      [...words.matchAll(pattern)]
        .map((match) => ({ index: match.index, typed: match[0].replace(/\s+/g, " ") }))
        .filter(({ typed }) => !allowed.includes(typed))
        .map(({ index, typed }) => ({ index, message: `"${typed}" is written "${right}"` })),
    );
    return [...misspelt, ...unwanted];
  };
}

/** A pattern for a term in any letter case, with or without spaces and hyphens between its parts. */
function patternOf(spellings: string[]): RegExp {
  const forms = spellings.map((spelling) =>
    spelling
      .split(/[\s-]+|(?<=[a-z])(?=[A-Z])/)
      .map(escaped)
      .join("[\\s-]?"),
  );
  // The longest form comes first: "campaigns" before "campaign".
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w@./:#-])(?:${longestFirst.join("|")})(?![\\w@/-]|\\.\\w)`, "gi");
}

function escaped(part: string): string {
  return part.replace(/[^A-Za-z0-9]/g, "\\$&");
}

/** Blanks out link targets, code and addresses; all other words keep their offsets. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)\]]*\)|`[^`]*`|\bhttps?:\S+/g, (address) =>
    " ".repeat(address.length),
  );
}
