import { all, documentAt } from "./built.ts";

/** An object of schema.org's vocabulary, as a page says it. */
export type Thing = { [name: string]: unknown; "@type": string };

const selector = 'script[type="application/ld+json"]';

/** The structured data of a page as its HTML has it. */
export const rawData = (folder: string, path: string) =>
  all(documentAt(folder, path), selector).map(({ textContent }) => textContent ?? "");

/** The structured data of a page, the entries of a graph each by itself. */
export function structuredData(folder: string, path: string): Thing[] {
  return rawData(folder, path).flatMap((text) => {
    const { "@context": context, "@graph": graph, ...thing } = JSON.parse(text);
    if (context !== "https://schema.org") throw new Error(`no context: ${text}`);
    return graph ?? [thing];
  });
}

/** Every value that is no object, with the name of its field. */
export function valuesOf(value: unknown, name = ""): { name: string; value: string | number }[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesOf(entry, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, entry]) => valuesOf(entry, key));
  return [{ name, value: value as string | number }];
}
