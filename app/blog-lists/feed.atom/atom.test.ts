import { expect, test } from "vitest";
import { getContent } from "@/site/content";
import { htmlOf } from "./atom";

test("a link leads from a feed to where it leads from its post", async () => {
  const content = getContent();
  const { origin } = content;
  const [post] = content.posts;
  if (!post) throw new Error("the fixture has no post");
  const text =
    "[Below](#prices), [there](/about#team), [ask][desk], [mail](@email)\n\n[desk]: /contact";
  const html = await htmlOf(
    { ...post, prose: { ...post.prose, text } },
    "https://example.com/a.png",
  );
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `${origin}${post.path}#prices`,
    `${origin}/about#team`,
    `${origin}/contact`,
    `mailto:${content.site.email}`,
  ]);
});
