import { describe, expect, test } from "vitest";
import { fixtureDay } from "../../e2e/fixture/fixture-day.ts";
import { dataWith } from "../../e2e/fixture/load-fixture.ts";
import { publishedOn } from "./publish.ts";
import { postsAbout, postsAfter } from "./related-posts.ts";

const post = (id: number, ...services: string[]) => ({ id, services });
const idsOf = (posts: { id: number }[]) => posts.map(({ id }) => id);

describe("posts to read after a post", () => {
  const own = post(5, "digital-coupons", "dtransfer");
  const flyers = [post(9, "digital-flyers"), post(8, "dtransfer"), own, post(4, "cloud-storage")];

  test("are the newest of its main service, then the newest others", () => {
    const posts = [...flyers, post(3, "digital-coupons"), post(2, "dtransfer", "digital-coupons")];
    expect(idsOf(postsAfter(own, posts))).toEqual([3, 2, 9]);
    expect(idsOf(postsAfter(own, flyers))).toEqual([9, 8, 4]);
  });

  test("are fewer where there are fewer", () => {
    expect(postsAfter(own, [own])).toEqual([]);
    expect(idsOf(postsAfter(own, [post(7, "dtransfer"), own]))).toEqual([7]);
  });
});

test("a service's posts are those that name it", () => {
  const { posts } = publishedOn(dataWith({}), fixtureDay);
  const flyers = { file: "content/services/digital-flyers.yaml" };
  expect(postsAbout(flyers, posts).map(({ title }) => title)).toEqual([
    "A Window That Stops People",
    "How to Be Found on Your Own Street",
  ]);
});
