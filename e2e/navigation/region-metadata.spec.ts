import { test } from "playwright/test";
import { expectRegion, serve } from "../support/regional.ts";
import { content, out, pages } from "../support/site.ts";

const { us, ca } = content.site.hosts;

test.use({ javaScriptEnabled: false });

test("the build without a setting is the site of the USA", async ({ page }) => {
  test.setTimeout(120_000);
  await serve(page, { [us]: out });
  await expectRegion(page, { host: us, other: ca, lang: "en-US", currency: "USD", pages });
});
