import type { Problem } from "./problem.ts";
import { type Quantity, reckon, written } from "./reckon.ts";
import type { Source } from "./source.ts";
import { fillText, type Tokens } from "./tokens.ts";

const figure = /^([a-z][a-z0-9]*(?:-[a-z0-9]+)*) *= *(\S.*)$/;

/**
 * The figures of a post's worked example, a line each: "left = price − cost".
 * @param block the field `figures`
 * @param tokens what the figures may quote, such as prices
 * @param report gets each problem, with the line in the block, from 0
 * @returns the tokens of the text by name, "figure.left"; one that cannot be worked out stands for itself
 */
function figureTokens(
  block: unknown,
  tokens: Tokens,
  report: (message: string, line: number) => void,
): Tokens {
  const figures = new Map<string, Quantity>();
  const found = new Map<string, string>();
  for (const [index, line] of String(block ?? "")
    .split("\n")
    .entries()) {
    if (line.trim() === "") continue;
    const [, name, text] = figure.exec(line.trim()) ?? [];
    if (!name || !text) {
      report(
        `"${line.trim()}" is no figure; write its name, "=" and its sum: left = 40 − 5`,
        index,
      );
      continue;
    }
    if (found.has(`figure.${name}`)) report(`"${name}" stands above already`, index);
    const token = `figure.${name}`;
    found.set(token, `{{${token}}}`);
    // A fact that is unknown, and what follows from it, is reported where the fact stands.
    let isWhole = true;
    const filled = fillText(text, tokens, () => {
      isWhole = false;
    });
    const lacks = [...filled.matchAll(/[a-z][a-z0-9-]*/g)].some(
      ([word]) => found.has(`figure.${word}`) && !figures.has(word),
    );
    if (!isWhole || lacks) continue;
    try {
      const quantity = reckon(filled, figures);
      found.set(token, written(quantity));
      figures.set(name, quantity);
    } catch (problem) {
      report(`${name}: ${(problem as Error).message}`, index);
    }
  }
  return found;
}

/** The tokens of a file's own figures: {{figure.left}}. */
export function figuresOf(source: Source, tokens: Tokens, problems: Problem[] = []): Tokens {
  const { file, data, lineOf } = source;
  const { figures } = (data ?? {}) as { figures?: unknown };
  if (figures === undefined) return new Map();
  return figureTokens(figures, tokens, (message, index) =>
    problems.push({ file, line: lineOf(["figures"]) + 1 + index, field: "figures", message }),
  );
}

/** The same with the number of the post, by which a drawing quotes them: {{figure.4.left}}. */
export function figuresByPost(post: Source, tokens: Tokens): Tokens {
  const { id } = (post.data ?? {}) as { id?: unknown };
  return new Map(
    [...figuresOf(post, tokens)].map(([name, value]) => [name.replace(".", `.${id}.`), value]),
  );
}
