// Scripts come only from this site's own hashed files, and no markup is made from text. The
// exception is the empty script element by which React makes data blocks.

import { emptyScript, staticFolder } from "../next/in-page.ts";

/** Not every browser has Trusted Types; a policy returns null for what it refuses. */
type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
};

const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) =>
    new URL(address, location.href).href.startsWith(location.origin + staticFolder)
      ? address
      : null,
  createHTML: (markup) => (markup === emptyScript || !markup.includes("<") ? markup : null),
});
