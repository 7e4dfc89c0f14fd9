import { expect, test } from "vitest";
import { hrefAmong } from "./external-links.ts";

const addresses = { shop: "https://shop.example/app" };

test("a link of this site stays, a name becomes its address, an unknown one throws", () => {
  expect(hrefAmong(addresses, "/contact#form")).toBe("/contact#form");
  expect(hrefAmong(addresses, "@shop")).toBe("https://shop.example/app");
  expect(() => hrefAmong(addresses, "@shpo")).toThrow('site.yaml has no address "@shpo"');
});
