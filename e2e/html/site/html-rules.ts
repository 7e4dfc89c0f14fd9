import type { ConfigData } from "html-validate";

/** The rules for every page's HTML. Each change of a rule has its reason. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  // Safari needs the role that HTML gives a list anyway (components/ui/list.tsx).
  elements: [
    "html5",
    { ul: { aria: { implicitRole: "group" } }, ol: { aria: { implicitRole: "group" } } },
  ],
  rules: {
    // React writes "charSet" and "popoverTarget"; names of attributes have no letter case.
    "attr-case": "off",
    // React closes its void elements ("<meta/>"), which HTML ignores.
    "void-style": "off",
    // React writes `hidden=""`, the same as `hidden`.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // An id may begin with a digit, as that of "1. Who we are" does; no selector of ours names it.
    "valid-id": ["error", { relaxed: true }],
    // Files of the page's own host are as trusted as the page; nothing comes from another host.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
