import { all } from "./page.ts";

/** An object of schema.org's vocabulary, as a page says it. */
export type Thing = { [name: string]: unknown; "@type": string };

/** The structured data of a page, the entries of a graph each by itself. */
export function structuredData(page: Document): Thing[] {
  return all(page, 'script[type="application/ld+json"]').flatMap(({ textContent }) => {
    const { "@context": context, "@graph": graph, ...thing } = JSON.parse(textContent ?? "");
    if (context !== "https://schema.org") throw new Error(`no context: ${textContent}`);
    return graph ?? [thing];
  });
}

export function thingOf(page: Document, type: string): Thing | undefined {
  return structuredData(page).find((thing) => thing["@type"] === type);
}

/** Every value that is no object, with the name of its field. */
export function valuesOf(value: unknown, name = ""): { name: string; value: string | number }[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => valuesOf(entry, key));
  return [{ name, value: value as string | number }];
}
