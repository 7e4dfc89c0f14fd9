/** What e2e/html.spec.ts asks of every page's HTML. Each change of a rule has its reason. */
export default {
  root: true,
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React writes "charSet" and "popoverTarget"; names of attributes have no letter case.
    "attr-case": "off",
    // React closes its void elements ("<meta/>"), which HTML ignores.
    "void-style": "off",
    // React writes `hidden=""`, the same as `hidden`.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "attribute-empty-style": ["error", { style: "empty" }],
    // An id may begin with a digit, as those of "1. Who we are" do; no selector of ours names them.
    "valid-id": ["error", { relaxed: true }],
    // What comes from the page's own host is as trusted as the page; nothing comes from another.
    "require-sri": ["error", { target: "crossorigin" }],
  },
};
