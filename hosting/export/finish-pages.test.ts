import { expect, test } from "vitest";
import { addStarter } from "./finish-pages.ts";

test("the starter stands at the page's end and knows what to load, dollars untouched", () => {
  const page = addStarter("<body></body>", "'$&'", ["/x.js", "/y.js"]);
  expect(page).toMatch(/^<body><script type="speculationrules">\{"prefetch"/);
  expect(page).toMatch("<script data-scripts=\"/x.js /y.js\">'$&'</script></body>");
});
