import { type Data, type Entry, schemaOf } from "../load/collections.ts";
import { idOf, parseMarkdown } from "../load/markdown.ts";
import { isMarkdownAt } from "../load/schema-at.ts";
import { type FieldPath, textsIn } from "../load/walk.ts";
import { productsPath } from "../schema/named-services.ts";
import { type PricingCategory, pricingCategories, pricingPath } from "../schema/pricing.ts";
import type { Status } from "../schema/service.ts";
import type { Page } from "./page.ts";
import { serviceIdOf } from "./related-posts.ts";
import { nameOf, postPath, slugOf } from "./slug.ts";

/** A part of a page that an address can name, "/flyer-pricing#billing", and the field that gives it. */
export type Part = { page: string; id: string; file: string; field: FieldPath };

/**
 * Every part of every page, by the canonical addresses. Ids that begin with "_" are the components'
 * own. A test compares the list with the pages of a build.
 */
export function* partsOf(data: Data): Generator<Part> {
  for (const [page, entry] of textsOfPages(data)) yield* headingsIn(page, entry);
  for (const [page, id, { file }, ...field] of namedParts(data)) yield { page, id, file, field };
}

/** The files that give a page its parts, whatever is in them. */
export function filesOfParts(data: Data, { canonical, file }: Page): string[] {
  const { beforeYouBuy, billing, faq, maker, services, whichOne } = data;
  const further: Record<string, { file: string }[]> = {
    "/contact": [beforeYouBuy],
    "/why-angel-app": [faq],
    [productsPath]: [whichOne, ...services],
  };
  const isPricing = pricingCategories.some((category) => pricingPath(category) === canonical);
  const ofKind = isPricing
    ? [billing, ...services]
    : canonical.startsWith("/services/")
      ? [maker]
      : [];
  return [file, ...[...(further[canonical] ?? []), ...ofKind].map((each) => each.file)];
}

type Named = [page: string, id: string, source: { file: string }, ...field: PropertyKey[]];

function* namedParts(data: Data): Generator<Named> {
  const { about, contact, beforeYouBuy, documents, faq, shoppers, whichOne } = data;
  for (const id of Object.keys(about.tabs).filter((name) => name !== "heading"))
    yield ["/about", id, about, "tabs", id];
  const reasons = ["refused", "tooMany", "full", "server"].map((name) => `not-sent-${name}`);
  for (const id of ["write", "sent", "not-sent", ...reasons])
    yield ["/contact", id, contact, "form"];
  for (const id of Object.keys(contact.form.fields))
    yield ["/contact", id, contact, "form", "fields", id];
  yield ["/contact", "before-you-buy", beforeYouBuy, "heading"];
  for (const [i, { id }] of documents.languages.entries())
    yield ["/documents", id, documents, "languages", i, "id"];
  for (const [i, { question }] of faq.items.entries())
    yield ["/why-angel-app", slugOf(question), faq, "items", i, "question"];
  for (const [i, { title }] of shoppers.questions.points.entries())
    yield ["/shoppers", slugOf(title), shoppers, "questions", "points", i, "title"];
  yield [productsPath, "which-one", whichOne, "heading"];
  yield* partsOfServices(data);
  for (const category of pricingCategories) yield* partsOfPrices(data, category);
}

function* partsOfServices({ services, maker }: Data): Generator<Named> {
  for (const service of services) {
    const { page } = service;
    if (!page) continue;
    if (!page.metadata) yield [productsPath, serviceIdOf(service), service];
    const { pricing } = page;
    const canBeMade = pricing === "flyer" || pricing === "coupon";
    if (canBeMade && page.metadata && service.status === "available")
      yield [page.path, "make", maker, pricing, "heading"];
    for (const list of ["features", "growth"] as const)
      for (const [i, { title }] of page[list].items.entries())
        yield [page.path, slugOf(title), service, "page", list, "items", i, "title"];
  }
}

function* partsOfPrices(data: Data, category: PricingCategory): Generator<Named> {
  const page = pricingPath(category);
  const { prices, billing } = data;
  for (const [i, { id }] of prices.categories[category].plans.entries())
    yield [page, `plan-${id}`, prices, "categories", category, "plans", i, "id"];
  // What is coming has neither.
  if (statusIn(data, category) !== "available") return;
  yield [page, "extras", prices, "categories", category];
  yield [page, "billing", billing, "heading"];
}

/** The files whose texts a page shows with their headings. */
function* textsOfPages(data: Data): Generator<[page: string, entry: Entry]> {
  const { about, article, documents, faq, posts, plainPages, privacy, services } = data;
  const { shoppers, terms, why } = data;
  yield ["/about", about];
  yield ["/documents", documents];
  yield ["/why-angel-app", why];
  yield ["/why-angel-app", faq];
  yield ["/shoppers", shoppers];
  yield ["/dtransfer/redmore", article];
  yield ["/privacy-policy", privacy];
  yield ["/terms-and-conditions", terms];
  for (const post of posts) yield [postPath(post), post];
  for (const text of plainPages) yield [`/${slugOf(nameOf(text.file))}`, text];
  for (const service of services) if (service.page) yield [service.page.path, service];
}

/** The `##` headings of a file's texts. */
function* headingsIn(page: string, { file, prose, ...fields }: Entry): Generator<Part> {
  const schema = schemaOf(file.slice("content/".length));
  const texts = [...textsIn(fields)].filter(([, path]) => schema && isMarkdownAt(schema, path));
  for (const [text, field] of [[prose.text, []] as const, ...texts]) {
    if (!/^ {0,3}##/m.test(text)) continue;
    for (const node of parseMarkdown(text).children)
      if (node.type === "heading" && node.depth === 2) yield { page, id: idOf(node), file, field };
  }
}

/** Status of a price list: that of the service which it prices. */
export function statusIn({ services }: Pick<Data, "services">, category: PricingCategory): Status {
  const [first] = services
    .filter(({ page }) => page?.pricing === category)
    .sort((a, b) => a.order - b.order);
  return first?.status ?? "coming-soon";
}
