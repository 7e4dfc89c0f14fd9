// Scripts come from this site's own hashed files only, and no markup is made from text, except the
// empty script element with which React makes data blocks where it renders anew.

/** The path of Next's files; the bundler puts it in. */
declare const staticFolder: string;

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
  createHTML: (markup) =>
    markup === "<script>\x3c/script>" || !markup.includes("<") ? markup : null,
});
