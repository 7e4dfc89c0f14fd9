// Scripts come only from this site's own hashed files. Markup is made from text only where React
// renders a page anew that something else has changed, such as a translator: the empty script element
// of data blocks, and drawings.
import { staticFolder } from "../next/paths.ts";
import { emptyScript } from "../next/runtime.ts";

/** Not every browser has Trusted Types; a policy returns null for what it refuses. */
type TrustedTypes = {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
};

/** Any element but those of drawings. */
const others = /<(?!\/?(?:circle|ellipse|g|path|pattern|rect|text|title)\b)/;

const { trustedTypes } = self as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy("default", {
  createScriptURL: (address) =>
    new URL(address, location.href).href.startsWith(location.origin + staticFolder)
      ? address
      : null,
  createHTML: (markup) => (markup === emptyScript || !others.test(markup) ? markup : null),
});
