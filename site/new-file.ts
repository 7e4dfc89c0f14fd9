import type { Data } from "./load/collections.ts";
import { namesOf } from "./load/drawings.ts";
import { serviceIdOf } from "./pages/related-posts.ts";
import { slugOf } from "./pages/slug.ts";
import { icon, ink } from "./schema/fields.ts";
import { statuses } from "./schema/service.ts";

/** A new content file: valid, and a draft. */
type NewFile = { path: string; text: string };

export const newKinds = ["post", "page", "service"] as const;
export type NewKind = (typeof newKinds)[number];

/**
 * A new post, page or service with all its fields.
 * @param today the post's date, which the editor may change
 * @param about the service that a post is mainly about; by default the first one
 */
export function newFile(
  kind: NewKind,
  title: string,
  data: Data,
  today: string,
  about?: string,
): NewFile {
  if (kind === "page") return newPage(title, today);
  return kind === "post" ? newPost(title, data, today, about) : newService(title, data, today);
}

/** A text in YAML's double quotes, which keep every sign as it is. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function newPost(
  title: string,
  { posts, services, scenes }: Data,
  today: string,
  about = services.map(serviceIdOf)[0],
): NewFile {
  const id = Math.max(0, ...posts.map((post) => post.id)) + 1;
  const text = `---
# Take this line out when the post may be on the site, from its date on.
draft: true
# The number stays for good: feed readers know the post by it.
id: ${id}
title: ${quoted(title)}
# What search results say below the title: 50 to 160 characters.
description: >-
  To fill in: one or two sentences that tell what a reader gets from this post.
author: team
# What it is about, the main one first: ${services.map(serviceIdOf).join(", ")}.
services: [${about}]
date: ${today}
poster:
  # Drawings: ${namesOf(scenes).join(", ")}.
  scene: storefront
  # Colours: ${ink.options.join(", ")}.
  ink: canola
  alt: "To fill in: what the drawing shows, for those who cannot see it."
---

To fill in: the first paragraph. It says what the post is about and for whom.

## First section, to fill in

![To fill in: what the drawing shows](scene:phone)

To fill in: the text of the section.

## Second section, to fill in

![To fill in: what the drawing shows](scene:growth)

To fill in: the text of the section.
`;
  return { path: `blog/${slugOf(title)}.md`, text };
}

function newPage(title: string, today: string): NewFile {
  const text = `---
# Take this line out when the page may be on the site.
draft: true
# The day of the last change that a reader would notice.
updated: ${today}
title: ${quoted(title)}
# As search results show them: at most 60, and 50 to 160 characters.
metaTitle: ${quoted(title)}
description: ${quoted(`To fill in: one or two sentences about what is on this page, ${slugOf(title)}.`)}
lead: "To fill in: a sentence or two below the title."
---

## First section, to fill in

To fill in: the text of the section.

## Second section, to fill in

To fill in: the text of the section.
`;
  return { path: `pages/${slugOf(title)}.md`, text };
}

function newService(title: string, { services }: Data, today: string): NewFile {
  const order = Math.max(0, ...services.map((service) => service.order)) + 1;
  const items = (what: string) =>
    ["First", "Second", "Third", "Fourth", "Fifth"]
      .map(
        (place) => `      - title: "${place} ${what}, to fill in"
        text: To fill in.`,
      )
      .join("\n");
  const facts = ["First", "Second", "Third"].map(
    (place) => `      - label: ${place} fact
        value: To fill in`,
  );
  const text = `# Take this line out when the service may be on the site.
draft: true
# Its place among the cards.
order: ${order}
updated: ${today}
name: ${quoted(title)}
# Whether it can be had: ${statuses.join(", ")}.
status: coming-soon
# Colours: ${ink.options.join(", ")}.
ink: stone
# Icons: ${icon.options.join(", ")}.
icon: trending-up
# The drawing on card and page.
scene: storefront
card:
  title: ${quoted(title)}
  text: "To fill in: what it does for a shop, in a sentence or two."
page:
  path: /services/${slugOf(title)}
  ownPage: true
  # As search results show them: at most 60, and 50 to 160 characters.
  title: ${quoted(title)}
  description: "To fill in: one or two sentences about ${slugOf(title)}, for search results."
  hero:
    eyebrow: ${quoted(title)}
    title: To fill in
    lead: "To fill in: what it does, for whom, and what it costs."
    alt: "To fill in: what the drawing shows, for those who cannot see it."
  features:
    heading: FEATURES
    title: "To fill in: what this list says"
    # Five or six.
    items:
${items("feature")}
  growth:
    heading: HERE'S HOW WE HELP YOU GROW
    title: "To fill in: what this list says"
    # Five or six.
    items:
${items("way to grow")}
  information:
    title: To fill in
    text: To fill in.
    # Three to five.
    facts:
${facts.join("\n")}
  why:
    title: To fill in
    text: To fill in.
    scene: shop-door
  # A price list of prices.yaml, or "included" in the runs of flyers and coupons.
  pricing: included
`;
  return { path: `services/${slugOf(title)}.yaml`, text };
}
