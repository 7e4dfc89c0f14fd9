import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "playwright/test";
import { allRedirects } from "../../compiler/site/redirects.ts";
import { content, out, pages } from "../support/site.ts";

/** But for titles with signs that some systems do not take in a file's name. */
const moved = allRedirects(content).filter(
  ({ from }) => !/[\\:*?"<>|]|\/.*\/.*\//.test(decodeURIComponent(from)),
);

test("every page and every redirect is a file of the export, and nothing else is a page", () => {
  const exported = readdirSync(out, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".html"))
    .map((path) => `/${path.replace(/\.html$/, "").replace(/^index$/, "")}`);
  const addresses = moved.map(({ from }) => decodeURIComponent(from));
  const listed = [...pages.map(({ path }) => path), ...addresses, "/404", "/blog-lists/404"];
  expect(exported.sort()).toEqual(listed.sort());
});

test("without a photo in the content there is none in the export", () => {
  const names = readdirSync("fixture/content", { recursive: true, encoding: "utf8" });
  const shown = names.some((name) => /\.(jpe?g|png)$/i.test(name));
  const files = readdirSync(`${out}/pictures`).filter((name) => !name.includes(".svg"));
  expect(files.length > 0).toBe(shown);
});

for (const { from, to } of moved)
  test(`the file of ${from} leads to ${to} where a host knows no redirects`, async ({ page }) => {
    const html = readFileSync(`${out}${decodeURIComponent(from)}.html`, "utf8");
    await page.route("**/*", (route) =>
      decodeURIComponent(new URL(route.request().url()).pathname) === decodeURIComponent(from)
        ? route.fulfill({ body: html, contentType: "text/html" })
        : route.continue(),
    );

    await page.goto(from);

    await expect(page).toHaveURL(to);
    const canonical = pages.find(({ path }) => path === to)?.canonical;
    expect(html).toContain(`<link rel="canonical" href="${content.site.hosts.us}${canonical}">`);
    expect(html).toContain(`<a href="${to}">`);
  });
