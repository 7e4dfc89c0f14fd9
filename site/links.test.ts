import { expect, test } from "vitest";
import { getContent } from "./content.ts";
import { hrefOf } from "./links.ts";

test("a link of this site stays, a name becomes its address", () => {
  expect(hrefOf("/contact#form")).toBe("/contact#form");
  expect(hrefOf("@ios")).toBe(getContent().site.stores.ios);
});
