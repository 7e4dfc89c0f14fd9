import type { Page } from "playwright/test";

/** An object of schema.org's vocabulary, as a page says it. */
export type Thing = { [name: string]: unknown; "@type": string };

/** The structured data of a page, the entries of a graph each by itself. */
export async function structuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
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
