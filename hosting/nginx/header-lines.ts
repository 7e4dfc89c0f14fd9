import type { HeaderRule } from "../headers.ts";

/** Whether a header has one value on all addresses, and needs no table. */
function isPlain(rules: readonly HeaderRule[]): boolean {
  return rules.length === 1 && rules[0]?.source === "/:path*";
}

/** The rules that set each header, by its name. */
function byName(rules: readonly HeaderRule[]): Map<string, HeaderRule[]> {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  return new Map(names.map((name) => [name, rules.filter(({ headers }) => name in headers)]));
}

/** An nginx `map` from address to value for each header with more than one value. */
export function headerTables(rules: readonly HeaderRule[]): string {
  const tables = [...byName(rules)].filter(([, own]) => !isPlain(own));
  return tables
    .map(([name, own]) => {
      // nginx takes the first match, Next the last one.
      const lines = own
        .toReversed()
        .map((rule) => `  "~${pattern(rule.source)}" ${quoted(rule.headers[name] ?? "")};`);
      return `map $uri ${variable(name)} {\n${lines.join("\n")}\n}`;
    })
    .join("\n\n");
}

/** The `add_header` lines of all headers. */
export function headerLines(rules: readonly HeaderRule[]): string {
  return [...byName(rules)]
    .map(([name, own]) => {
      const value = isPlain(own) ? quoted(own[0]?.headers[name] ?? "") : variable(name);
      return `  add_header ${name} ${value} always;`;
    })
    .join("\n");
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replace(/\W/g, "_")}`;
}

/** A quoted text of nginx. @throws an error on "$", which begins a variable and cannot be escaped */
export function quoted(value: string): string {
  if (value.includes("$")) throw new Error(`nginx cannot say "$": ${value}`);
  return `"${value.replace(/["\\]/g, "\\$&")}"`;
}

/** "/:path*.txt" → "^/.*\\.txt$" */
function pattern(source: string): string {
  return `^${source.replaceAll(".", "\\.").replace(":path*", ".*")}$`;
}
