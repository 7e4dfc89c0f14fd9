import type { z } from "zod";
import { invisibleIn } from "../characters.ts";

/**
 * Refuses an address that `URL` writes otherwise, with the spelling to write: programs would take the
 * two for different addresses.
 */
export function writtenAsUrl(address: string, context: z.core.$RefinementCtx): void {
  const message = spellingProblem(address, (url) => url.href);
  if (message) context.addIssue({ code: "custom", message });
}

/** The same of a site's address, which has no port and no path. */
export function writtenAsOrigin(address: string, context: z.core.$RefinementCtx): void {
  const message = spellingProblem(address, (url) => `https://${url.hostname.replace(/\.$/, "")}`);
  if (message) context.addIssue({ code: "custom", message });
}

function spellingProblem(address: string, spell: (url: URL) => string): string | undefined {
  const invisible = invisibleIn(address);
  if (invisible)
    return `has a space or an invisible character (${invisible}); type the address anew`;
  // Another form is refused by the field's own rule.
  if (!/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)) return undefined;
  const spelling = spell(new URL(address));
  if (spelling === address || spelling === `${address}/`) return undefined;
  return `must be written "${spelling}"`;
}
