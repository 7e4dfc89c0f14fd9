// Scripts come from this site's own hashed files only, and no markup is made from text, except the
// empty script element with which React makes data blocks where it renders anew.

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
