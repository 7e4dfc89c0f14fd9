import type { Region } from "../settings.ts";
import { didYouMean } from "./problem.ts";

/** Values of the tokens `{{…}}` by name: "name", "promo.code", "price.flyer.7-days". */
export type Tokens = ReadonlyMap<string, string>;

const token = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** "$75.00", in dollars of the site's region. */
function formatAmount(amount: number): string {
  return `$${amount.toFixed(2)}`;
}

/**
 * The tokens from the raw data of site.yaml, prices.yaml and promotion.yaml. Malformed values are
 * skipped: the schemas report them.
 * @param region of the site that is built: its words are taken where the two regions differ
 */
export function collectTokens(
  site: unknown,
  prices: unknown,
  promotion: unknown,
  region: Region,
): Tokens {
  const tokens = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    if (typeof value === "string") tokens.set(name, value);
    if (typeof value === "number") tokens.set(name, formatAmount(value));
  };
  for (const name of ["name", "email", "connectEndpoint"]) add(name, get(site, name));
  for (const [key, value] of Object.entries(get(site, "rating") ?? {}))
    if (key !== "text") tokens.set(`rating.${key}`, String(value));
  for (const [name, words] of Object.entries(get(site, "regional") ?? {}))
    add(name, get(words, region));
  add("promo.code", get(promotion, "code"));
  add("price.push-radius", get(prices, "pushRadius"));
  for (const [category, list] of Object.entries(get(prices, "categories") ?? {})) {
    const plans = get(list, "plans");
    for (const plan of Array.isArray(plans) ? plans : [])
      add(`price.${category}.${String(get(plan, "id"))}`, get(plan, "amount"));
  }
  return tokens;
}

function get(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}

/** Fills the tokens of one text; calls `unknown` with a message for each unknown token. */
export function fillText(
  text: string,
  tokens: Tokens,
  unknown: (message: string, index: number) => void,
): string {
  return text.replace(token, (whole, name: string, index: number) => {
    const value = tokens.get(name);
    if (value === undefined)
      unknown(`{{${name}}} stands for nothing${didYouMean(name, tokens.keys())}`, index);
    return value ?? whole;
  });
}

/** Fills the tokens of every text in YAML data; `unknown` gets the text's path. */
export function fillData(
  data: unknown,
  tokens: Tokens,
  unknown: (message: string, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === "string")
    return fillText(data, tokens, (message) => unknown(message, path)).trim();
  if (Array.isArray(data))
    return data.map((entry, i) => fillData(entry, tokens, unknown, [...path, i]));
  if (typeof data === "object" && data !== null)
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [
        key,
        fillData(value, tokens, unknown, [...path, key]),
      ]),
    );
  return data;
}
