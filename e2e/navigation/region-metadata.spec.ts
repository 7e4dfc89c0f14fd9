import { test } from "playwright/test";
import { expectRegion } from "../support/regional.ts";
import { content, out, pages } from "../support/site.ts";

const { us, ca } = content.site.hosts;

test("the build without a setting is the site of the USA", async ({ page }) => {
  const region = { host: us, other: ca, lang: "en-US", currency: "USD" };
  await expectRegion(page, { ...region, folder: out, pages });
});
