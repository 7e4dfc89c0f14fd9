import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { addressOf } from "@/site/content";
import { BreadcrumbJsonLd } from "./json-ld";

test("every step of a trail but the last has the address of another page", () => {
  const trail = [
    { label: "Home", path: "/" },
    { label: "guides" },
    { label: "hours", name: "Opening Hours", path: "/guides/opening-hours" },
    { label: "opening hours", name: "Opening Hours" },
  ];
  const html = renderToStaticMarkup(
    <BreadcrumbJsonLd path="/guides/opening-hours" trail={trail} />,
  );
  const data = JSON.parse(html.replace(/<\/?script[^>]*>/g, ""));
  expect(data.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: addressOf("/") },
    { "@type": "ListItem", position: 2, name: "Opening Hours" },
  ]);
});
