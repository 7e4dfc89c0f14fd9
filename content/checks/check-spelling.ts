import type { Spelling } from "../schema/spelling.ts";

/** Says of a text how its words should be written, each with where it stands. */
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

/** A term in any letter case, its parts with or without a space or hyphen between them. */
function patternOf(spellings: string[]): RegExp {
  const forms = spellings.map((spelling) =>
    spelling
      .split(/[\s-]+|(?<=[a-z])(?=[A-Z])/)
      .map((part) => part.replace(/[^A-Za-z0-9]/g, "\\$&"))
      .join("[\\s-]?"),
  );
  // The longest form first: "campaigns" before "campaign".
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(`(?<![\\w@./:#-])(?:${longestFirst.join("|")})(?![\\w@/-]|\\.\\w)`, "gi");
}

/** Targets of links, code and addresses blanked out, so that what is left keeps its place. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)]*\)|`[^`]*`|\bhttps?:\S+/g, (address) => " ".repeat(address.length));
}
