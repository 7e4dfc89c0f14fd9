import { expect, test } from "vitest";
import { parsePage } from "./parsed-page.ts";
import { withPictures } from "./pictures.ts";

test("a page's pictures are in its entry of the sitemap, each once, without decoration", () => {
  const sitemap =
    '<urlset xmlns="s"><url><loc>https://x.y/a</loc></url><url><loc>https://x.y/b</loc></url></urlset>';
  const page =
    '<img src="/p/a.svg" alt="A ticket"/><img alt="The same" src="/p/a.svg"/><img src="/p/b.svg" alt=""/>';
  expect(withPictures(sitemap, new Map([["/a", parsePage(page)]]))).toBe(
    '<urlset xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns="s">' +
      "<url><loc>https://x.y/a</loc>\n<image:image><image:loc>https://x.y/p/a.svg</image:loc></image:image></url>" +
      "<url><loc>https://x.y/b</loc></url></urlset>",
  );
});
