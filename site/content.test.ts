import { expect, test } from "vitest";
import { getContent, postsAbout, postsAfter } from "./content.ts";

test("posts to read after a post are the newest of its main service, then the newest others", () => {
  const { posts } = getContent();
  for (const post of posts) {
    const others = posts.filter((other) => other !== post);
    const [same = [], rest = []] = [true, false].map((isSame) =>
      others.filter(({ services }) => services.includes(post.services[0] ?? "") === isSame),
    );
    expect(postsAfter(post)).toEqual([...same, ...rest].slice(0, 3));
  }
});

test("a service's posts are those that name it, newest first", () => {
  const flyers = { file: "content/services/digital-flyers.yaml" };
  expect(postsAbout(flyers).map(({ title }) => title)).toEqual([
    "How to Be Found on Your Own Street",
    "A Window That Stops People",
  ]);
});
