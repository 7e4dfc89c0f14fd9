/** A remark on the page: fine, worth a look, or to be mended. */
export type Finding = { level: "fine" | "look" | "mend"; text: string };

/** Readers take in about this many words a minute (Brysbaert 2019, doi 10.1016/j.jml.2019.104047). */
const wordsPerMinute = 238;

/** "812 words, about 4 minutes" */
export function lengthOf(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute));
  return `${words} words, about ${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}

/** What the title is in search results; the limits are those of content/schema/fields.ts. */
export function checkLength(what: string, text: string, min: number, max: number): Finding {
  const said = `${what}: ${text.length} of at most ${max} characters`;
  if (text === "") return { level: "mend", text: `${what}: there is none` };
  if (text.length > max) return { level: "mend", text: `${said}; search results cut it off` };
  if (text.length < min) return { level: "look", text: `${said}; at least ${min} say more` };
  return { level: "fine", text: said };
}

/**
 * What Google asks of each kind for a rich result: all of `needs`, one of `oneOf`
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

/** What the page's JSON-LD holds, a line for each kind, with what it lacks for a rich result. */
export function checkStructuredData(data: unknown[]): Finding[] {
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

/** How many entries the kinds have that are lists. */
function countOf(thing: Record<string, unknown>): string {
  const entries = [thing.mainEntity, thing.itemListElement, thing.offers].find(Array.isArray);
  return entries ? `, ${entries.length} entries` : "";
}

/** A text as a result shows it: cut at a word, with an ellipsis. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text.slice(0, text.lastIndexOf(" ", max - 1))} …`;
}
