import { expect, test } from "vitest";
import { sharingAddress, sharingFile } from "./sharing-address";

const sharing = { eyebrow: "Pricing", drawing: "coupon", ink: "mint" } as const;
const page = { canonical: "/coupon-pricing", title: "Coupons by the Week", sharing };

test("an image's file has the name of its page", () => {
  expect(sharingFile({ canonical: "/" })).toBe("/sharing/home.png");
  expect(sharingFile({ canonical: "/services/digital-flyer-app" })).toBe(
    "/sharing/services/digital-flyer-app.png",
  );
});

test("an image's address changes with what it shows, and with nothing else", () => {
  const address = sharingAddress(page);
  expect(address).toMatch(/^\/sharing\/coupon-pricing\.png\?v=[0-9a-f]{8}$/);
  expect(sharingAddress({ ...page, title: "Coupons by the Month" })).not.toBe(address);
  expect(sharingAddress({ ...page, sharing: { ...sharing, drawing: "flyer" } })).not.toBe(address);
  expect(sharingAddress({ ...page, description: "New words" } as typeof page)).toBe(address);
});
