import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { isSeq } from "yaml";
import { dayAt } from "../content/site/dates.ts";
import { serviceIdOf } from "../content/site/related-posts.ts";
import { slugOf } from "../content/site/slug.ts";
import { allRedirects } from "../hosting/redirects.ts";
import { addressOf, type ContentCopy, pathOf } from "./content-copy.ts";

type Change = (content: ContentCopy) => void | Promise<void>;

/** Typical changes of editors, by name; each is made to a copy of the site's own content. */
export const changes: Readonly<Record<string, Change>> = {
  "another end of the offer": (content) => setOfferEnd(content, dayFromNow(30)),
  "a post dated today": (content) => {
    datePost(content);
  },
  "a post dated today with a photo of its own": async (content) => {
    const path = datePost(content);
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#c63" } });
    writeFileSync(content.at("blog/a-photo-of-today.jpg"), await photo.jpeg().toBuffer());
    content.text(path, (text) => text.replace(/\]\(scene:[^)]*\)/, "](a-photo-of-today.jpg)"));
  },
  "a draft from `npm run new post`": ({ folder }) => {
    const command = ["scripts/new.ts", "post", "A Draft That Waits for Its Words"];
    execFileSync(process.execPath, command, { cwd: folder });
  },
  "a deleted post": (content) => content.remove(pathOf(aPost(content)), addressOf(spare(content))),
  "other words in the hero, another price, promo code and order of the menu": (content) => {
    content.fields("pages/home.yaml", (home) => {
      home.setIn(["hero", "title"], "Other Words for the Top");
      home.setIn(["hero", "lead"], "One more sentence that no test has seen.");
    });
    content.fields("prices.yaml", (prices) =>
      prices.setIn(["categories", "flyer", "plans", 0, "amount"], 63.5),
    );
    content.fields("promotion.yaml", (promotion) => promotion.set("code", "Other7"));
    content.fields("navigation.yaml", (navigation) => {
      for (const path of [
        ["bar", "links"],
        ["bar", "columns"],
        ["footer", "columns"],
      ]) {
        const list = navigation.getIn(path);
        if (isSeq(list)) list.items.reverse();
      }
    });
  },
  "a renamed post": (content) => {
    const post = aPost(content);
    const title = "Another Title for the Same Post";
    content.fields(pathOf(post), (fields) => fields.set("title", title));
    content.rename(pathOf(post), `blog/${slugOf(title)}.md`);
  },
  "a removed service": (content) => {
    const { services, products, posts, whichOne, redirects } = content.data;
    const kept = [
      ...allRedirects({ posts, redirects }).map(({ to }) => to),
      ...Object.keys(products.paths),
    ];
    const service = services.find(
      ({ page }) => page?.title && page.aliases.length === 0 && !kept.includes(page.path),
    );
    if (!service?.page) throw new Error("there is no service that could go");
    const other = services.find(({ page }) => page && page !== service.page);
    content.remove(pathOf(service), other?.page?.path ?? "");
    const id = serviceIdOf(service);
    for (const post of posts.filter((each) => each.services.includes(id))) {
      const rest = post.services.filter((other) => other !== id);
      const spare = services.map(serviceIdOf).filter((other) => other !== id);
      content.fields(pathOf(post), (fields) =>
        fields.set("services", rest.length > 0 ? rest : spare.slice(0, 1)),
      );
    }
    const row = whichOne.rows.findIndex((each) => each.service === id);
    if (row >= 0) content.fields("which-one.yaml", (table) => table.deleteIn(["rows", row]));
  },
  "a fourteenth question": (content) =>
    content.fields("faq.yaml", (faq) =>
      faq.addIn(["items"], { question: "Is there one question more?", answer: "Yes, this one." }),
    ),
  "a fifth flyer run": (content) =>
    content.fields("prices.yaml", (prices) =>
      prices.addIn(["categories", "flyer", "plans"], {
        id: "45-days",
        region: "45 days",
        amount: 310.5,
        per: "per flyer",
      }),
    ),
  "an offer that has ended": (content) => setOfferEnd(content, dayFromNow(-1)),
  "all posts but three deleted": (content) => {
    const kept = addressOf(aPost(content));
    for (const post of unrelated(content)) content.remove(pathOf(post), kept);
  },
};

/** The article leads to this post: the one whose change touches most other files. */
function aPost({ data }: ContentCopy) {
  const post = data.posts.find((each) => addressOf(each) === data.article.related[0]?.to);
  if (!post) throw new Error("the article leads to no post");
  return post;
}

/** Posts to which the article does not lead. */
function unrelated({ data }: ContentCopy) {
  const related = data.article.related.map(({ to }) => to);
  return data.posts.filter((post) => !related.includes(addressOf(post)));
}

/** A published one of them. */
function spare(content: ContentCopy) {
  const post = unrelated(content).find(({ draft }) => !draft);
  if (!post) throw new Error("the article leads to every post");
  return post;
}

/** Dates a post to which the article does not lead. @returns its path */
function datePost(content: ContentCopy): string {
  const path = pathOf(spare(content));
  content.fields(path, (fields) => {
    fields.set("date", dayFromNow(0));
    fields.delete("updated");
  });
  return path;
}

function setOfferEnd(content: ContentCopy, until: string): void {
  content.fields("promotion.yaml", (promotion) => {
    promotion.delete("from");
    promotion.set("until", until);
  });
}

/** The company's day, some days from now. */
function dayFromNow(days: number): string {
  return dayAt(new Date(Date.now() + days * 86_400_000));
}
