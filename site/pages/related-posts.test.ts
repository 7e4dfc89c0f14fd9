import { describe, expect, test } from "vitest";
import { fixtureDay } from "../../e2e/fixture/fixture-day.ts";
import { loadWith } from "../../e2e/fixture/load-fixture.ts";
import { publishedOn } from "./publish.ts";
import { postsAbout, postsAfter, serviceIdOf } from "./related-posts.ts";

const { posts, services } = publishedOn(loadWith({}).data, fixtureDay);
const order = services.toSorted((a, b) => a.order - b.order).map(serviceIdOf);

describe("what to read after a post", () => {
  test("every post offers three others, none of them twice", () => {
    for (const post of posts) {
      const ids = postsAfter(post, posts, order).map(({ id }) => id);
      expect(new Set(ids).size).toBe(3);
      expect(ids).not.toContain(post.id);
    }
  });

  test.each([1, 2, 3, 4, 8, 30])(
    "of %i posts, each is offered by two others where there are two",
    (count) => {
      const many = Array.from({ length: count }, (_, id) => ({
        id,
        date: `2026-01-${String((id % 28) + 1).padStart(2, "0")}`,
        services: [order[(id * id) % order.length] ?? ""],
      }));
      const offered = many.flatMap((post) => postsAfter(post, many, order)).map(({ id }) => id);
      for (const { id } of many)
        expect(offered.filter((other) => other === id).length).toBeGreaterThanOrEqual(
          Math.min(2, count - 1),
        );
    },
  );

  test("the own subject comes first, then the newest", () => {
    const post = (id: number, date: string, ...names: string[]) => ({ id, date, services: names });
    const own = post(1, "2026-03-01", "digital-coupons");
    const all = [
      own,
      post(2, "2026-01-01", "digital-coupons"),
      post(3, "2026-05-01", "digital-flyers"),
      post(4, "2026-06-01", "cloud-storage"),
      post(5, "2026-07-01", "dtransfer"),
    ];
    expect(postsAfter(own, all, order).map(({ id }) => id)).toEqual([2, 4, 3]);
  });
});

test("a service's posts are those that name it", () => {
  const flyers = { file: "content/services/digital-flyers.yaml" };
  expect(postsAbout(flyers, posts).map(({ title }) => title)).toEqual([
    "A Window That Stops People",
    "How to Be Found on Your Own Street",
  ]);
});
