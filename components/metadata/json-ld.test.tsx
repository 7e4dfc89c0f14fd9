import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addressOf } from "@/site/content";
import { htmlOf } from "./html-of";
import { BreadcrumbJsonLd } from "./json-ld";

test("every step of a trail but the last has an address; steps without one are left out", () => {
  const trail = [
    { label: "Home", path: "/" },
    { label: "guides" },
    { label: "opening hours", name: "Opening Hours" },
  ];
  const html = renderToStaticMarkup(<BreadcrumbJsonLd trail={trail} />);
  const data = JSON.parse(html.replace(/<\/?script[^>]*>/g, ""));
  expect(data.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: addressOf("/") },
    { "@type": "ListItem", position: 2, name: "Opening Hours" },
  ]);
});

test("a link to a part of the page leads to that page", async () => {
  const html = await htmlOf("[Below](#refunds), [there](/about#team)", "/why-angel-app");
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    addressOf("/why-angel-app#refunds"),
    addressOf("/about#team"),
  ]);
});
