import { expect, test } from "vitest";
import { addStarter } from "./finish-pages.ts";

test("the starter stands at the page's end and knows what to load, dollars untouched", () => {
  expect(addStarter("<body></body>", "'$&'", ["/x.js", "/y.js"])).toBe(
    "<body><script data-scripts=\"/x.js /y.js\">'$&'</script></body>",
  );
});
