import { revalidate } from "./headers.ts";
import type { HostHeaders } from "./routes.ts";

/** What Cloudflare reads of the file. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers`, which Cloudflare and Netlify read. Both join the values of all rules that match,
 * so a rule takes back ("! Name") what an earlier one may have set.
 * @throws where the file cannot say a rule, or is too long
 */
export function headersFile(rules: readonly HostHeaders[]): string {
  const seen = new Set<string>();
  const blocks = rules.flatMap(({ source, headers }) => {
    const lines = Object.entries(headers)
      // The answer of both hosts for every file anyway; said here, it would be joined.
      .filter(([name, value]) => !(name === "Cache-Control" && value === revalidate))
      .flatMap(([name, value]) => {
        const line = `  ${name}: ${value}`;
        if (line.length > limits.line)
          throw new Error(
            `_headers: ${name} of ${source} is longer than ${limits.line} characters`,
          );
        const isRepeated = seen.has(name.toLowerCase());
        seen.add(name.toLowerCase());
        return isRepeated ? [`  ! ${name}`, line] : [line];
      });
    return lines.length > 0 ? [[pattern(source), ...lines].join("\n")] : [];
  });
  if (blocks.length > limits.rules)
    throw new Error(`_headers: ${blocks.length} rules, the hosts read ${limits.rules}`);
  return `${blocks.join("\n\n")}\n`;
}

/** "/:path*.txt" → "/*.txt" */
function pattern(source: string): string {
  const result = source.replace("/:path*", "/*");
  if (/[:(){}+?\\]/.test(result))
    throw new Error(`_headers: "${source}" is no exact address and has no single ":path*"`);
  return result;
}
