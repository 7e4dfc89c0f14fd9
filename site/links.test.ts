import { expect, test } from "vitest";
import { getContent } from "./content.ts";
import { hrefOf } from "./links.ts";

test("a link of this site stays, a name becomes its address, an unknown one throws", () => {
  expect(hrefOf("/contact#form")).toBe("/contact#form");
  expect(hrefOf("@ios")).toBe(getContent().site.stores.ios);
  expect(() => hrefOf("@ois")).toThrow('site.yaml has no address "@ois"');
});
