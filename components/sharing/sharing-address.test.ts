import { expect, test } from "vitest";
import { sharingAddress } from "./sharing-address";

test("an image's address comes from its page's", () => {
  expect(sharingAddress({ canonical: "/" })).toBe("/sharing/home.png");
  expect(sharingAddress({ canonical: "/services/digital-flyer-app" })).toBe(
    "/sharing/services/digital-flyer-app.png",
  );
});
