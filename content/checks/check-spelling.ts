import type { Spelling } from "../schema/spelling.ts";

/** Returns the check of a text's spelling: a message and its offset for each misspelt term. */
export function spellingChecker({ terms }: Spelling) {
  const rules = terms.map(({ right, also = [] }) => ({
    right,
    allowed: [right, ...also],
    pattern: patternOf([right, ...also]),
  }));
  return (text: string): { index: number; message: string }[] => {
    const words = withoutAddresses(text);
    return rules.flatMap(({ right, allowed, pattern }) =>
      [...words.matchAll(pattern)]
        .map((match) => ({ index: match.index, typed: match[0].replace(/\s+/g, " ") }))
        .filter(({ typed }) => !allowed.includes(typed))
        .map(({ index, typed }) => ({ index, message: `"${typed}" is written "${right}"` })),
    );
  };
}

/** A pattern for a term in any letter case, with or without spaces and hyphens between its parts. */
function patternOf(spellings: string[]): RegExp {
  const forms = spellings.map((spelling) =>
    spelling
      .split(/[\s-]+|(?<=[a-z])(?=[A-Z])/)
      .map((part) => part.replace(/[^A-Za-z0-9]/g, "\\$&"))
      .join("[\\s-]?"),
  );
  // The longest form comes first: "campaigns" before "campaign".
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w@./:#-])(?:${longestFirst.join("|")})(?![\\w@/-]|\\.\\w)`, "gi");
}

/** Blanks out link targets, code and addresses; all other words keep their offsets. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)|`[^`]*`|\bhttps?:\S+/g, (address) => " ".repeat(address.length));
}
