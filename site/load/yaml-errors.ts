const badIndent =
  "is indented wrongly; begin it below the fields or dashes of its group, with as many spaces";

/** The line that is indented wrongly, if that is the error; 1-based. */
function wrongIndent(
  { code, message }: { code: string; message: string },
  lines: string[],
  line: number,
): number | undefined {
  const [own = "", next = ""] = [lines[line - 1], lines[line]];
  if (/\t/.test(own) || /:\s.*:\s/.test(own)) return undefined;
  if (code === "BAD_INDENT" || /^(Sequence item without|A block sequence)/.test(message))
    return line;
  const indentOf = (text: string) => text.search(/\S/);
  const isDeeper = /^\s*([\w"-]+:|- )/.test(next) && indentOf(next) > indentOf(own);
  return code === "BLOCK_AS_IMPLICIT_KEY" && isDeeper ? line + 1 : undefined;
}

/**
 * A parser's error in an editor's words.
 * @param at its line, 1-based
 * @returns the line that is to be corrected, and what to do
 */
export function explainYaml(
  error: { code: string; message: string },
  yaml: string,
  at: number,
  offset: number,
): { line: number; message: string } {
  const wrong = wrongIndent(error, yaml.split("\n"), at);
  if (wrong) return { line: wrong, message: badIndent };
  return { line: at, message: words(error, yaml, offset) };
}

function words(
  { code, message }: { code: string; message: string },
  yaml: string,
  offset: number,
): string {
  const line = yaml.slice(yaml.lastIndexOf("\n", offset - 1) + 1).split("\n", 1)[0] ?? "";
  if (/^\s*\t/.test(line)) return "indent with spaces; this line begins with a tab";
  if (/:\s+\{\{/.test(line)) return 'a value that begins with "{{" must stand in double quotes';
  if (code === "TAG_RESOLVE_FAILED")
    return 'a value that begins with "!" must stand in double quotes';
  if (code === "RESOURCE_EXHAUSTION") return "has groups inside of groups too deep to be read";
  if (code === "MULTIPLE_DOCS") return 'has a line of "---" in its middle; take it out';
  if (code === "DUPLICATE_KEY") return "this field is there twice; keep one";
  if (/:\s.*:\s/.test(line))
    return 'a value with a colon in it must stand in double quotes: field: "one: two"';
  return `the YAML cannot be read here (${message.split("\n", 1)[0]}); check indentation and quotes`;
}
