import { formatContent } from "./cms/format.ts";
import type { Data } from "./load/collections.ts";
import { serviceIdOf } from "./pages/related-posts.ts";
import { slugOf } from "./pages/slug.ts";

/** A new content file: valid, and a draft. */
type NewFile = { path: string; text: string };

export const newKinds = ["post", "page", "service"] as const;
export type NewKind = (typeof newKinds)[number];

/**
 * A new post, page or service with all its fields, as the editor would write it.
 * @param today the post's date
 */
export function newFile(kind: NewKind, title: string, data: Data, today: string): NewFile {
  const make = { page: newPage, post: newPost, service: newService }[kind];
  const { path, text } = make(title, data, today);
  return { path, text: formatContent(path, text) };
}

/** A text in YAML's double quotes, which keep every sign as it is. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

function newPost(title: string, { posts, services }: Data, today: string): NewFile {
  const id = Math.max(0, ...posts.map((post) => post.id)) + 1;
  const text = `---
draft: true
id: ${id}
title: ${quoted(title)}
description: >-
  To fill in: one or two sentences that tell what a reader gets from this post.
author: team
services: [${services.map(serviceIdOf)[0]}]
date: ${today}
poster:
  scene: storefront
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

function newPage(title: string, _: Data, today: string): NewFile {
  const text = `---
draft: true
updated: ${today}
title: ${quoted(title)}
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
order: ${order}
updated: ${today}
name: ${quoted(title)}
status: coming-soon
ink: stone
icon: trending-up
scene: storefront
card:
  title: ${quoted(title)}
  text: "To fill in: what it does for a shop, in a sentence or two."
page:
  path: /services/${slugOf(title)}
  metadata:
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
    items:
${items("feature")}
  growth:
    heading: HERE'S HOW WE HELP YOU GROW
    title: "To fill in: what this list says"
    items:
${items("way to grow")}
  information:
    title: To fill in
    text: To fill in.
    facts:
${facts.join("\n")}
  why:
    title: To fill in
    text: To fill in.
    scene: shop-door
  pricing: included
`;
  return { path: `services/${slugOf(title)}.yaml`, text };
}
