/** Result of a check of the page: fine, worth a look, or to be fixed. */
export type Check = { level: "fine" | "look" | "fix"; text: string };

/** Readers take in about this many words a minute (Brysbaert 2019, doi 10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** "812 words, about 4 minutes" */
export function lengthOf(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return `${words} words, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** Checks a title or description against limits, in characters (site/schema/fields.ts). */
export function checkLength(what: string, text: string, min: number, max: number): Check {
  const said = `${what}: ${text.length} of at most ${max} characters`;
  if (text === "") return { level: "fix", text: `${what}: there is none` };
  if (text.length > max) return { level: "fix", text: `${said}; search results cut it off` };
  if (text.length < min) return { level: "look", text: `${said}; at least ${min} say more` };
  return { level: "fine", text: said };
}

/**
 * Fields that Google requires for a rich result: all of `needs`, one of `oneOf`
 * (developers.google.com/search/docs/appearance/structured-data/search-gallery).
 */
const rules: Record<string, { needs: string[]; oneOf?: string[] }> = {
  BlogPosting: { needs: ["headline", "image", "datePublished", "author"] },
  BreadcrumbList: { needs: ["itemListElement"] },
  FAQPage: { needs: ["mainEntity"] },
  Organization: { needs: ["name", "url", "logo"] },
  Product: { needs: ["name", "image"], oneOf: ["offers", "review", "aggregateRating"] },
  SoftwareApplication: { needs: ["name", "offers"], oneOf: ["aggregateRating", "review"] },
  WebSite: { needs: ["name", "url"] },
};

/** Checks the JSON-LD for rich results, a line for each object. */
export function checkStructuredData(data: unknown[]): Check[] {
  const things = data.flatMap((block) => {
    const { "@graph": graph } = block as { "@graph"?: unknown[] };
    return (graph ?? [block]) as Record<string, unknown>[];
  });
  if (things.length === 0) return [{ level: "fine", text: "none on this page" }];
  return things.map((thing) => {
    const type = String(thing["@type"]);
    const rule = rules[type];
    if (!rule) return { level: "look", text: `${type}: a kind that this panel doesn't know` };
    const lacking = rule.needs.filter((key) => isEmpty(thing[key]));
    const { oneOf } = rule;
    if (oneOf?.every((key) => isEmpty(thing[key]))) lacking.push(oneOf.join(" or "));
    if (lacking.length === 0) return { level: "fine", text: `${type}: complete${countOf(thing)}` };
    return { level: "look", text: `${type}: no ${lacking.join(", no ")}, so no rich result` };
  });
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** ", 3 entries" for an object that is a list. */
function countOf(thing: Record<string, unknown>): string {
  const entries = [thing.mainEntity, thing.itemListElement, thing.offers].find(Array.isArray);
  return entries ? `, ${entries.length} entries` : "";
}

/** A text as search results show it: cut at a word, with an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, text.lastIndexOf(" ", max - 1))} …`;
}
