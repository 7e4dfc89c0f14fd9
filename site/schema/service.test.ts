import { expect, test } from "vitest";
import { serviceOfPrices } from "./service.ts";

test("a price list is that of its first service that is available, or of its first one", () => {
  const coming = { pricing: "flyer", status: "coming-soon" } as const;
  const sold = { pricing: "flyer", status: "available" } as const;
  const other = { pricing: "coupon", status: "available" } as const;
  expect(serviceOfPrices([other, coming, sold], "flyer")).toBe(sold);
  expect(serviceOfPrices([other, coming], "flyer")).toBe(coming);
  expect(serviceOfPrices([other], "flyer")).toBeUndefined();
});
