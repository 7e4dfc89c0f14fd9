import { priceOf, readAmount } from "../money.ts";
import type { Region } from "../regions.ts";
import { priceListNames } from "../schema/prices.ts";
import { type FieldPath, valueAt } from "./walk.ts";

/**
 * Values of the tokens `{{…}}` by name: "name", "offer.months", "price.flyer.7-days". The name of a
 * price of an extra, which has one plan, ends with its list: "price.push-radius".
 */
export type Tokens = ReadonlyMap<string, string>;

const numbers = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A token, and the plural behind it: "first {{offer.months}} months". */
const token = /(\bfirst )?\{\{\s*([^{}]*?)\s*\}\}( (day|month)s\b)?/g;

/**
 * The tokens from the raw data of site.yaml, prices.yaml, offer.yaml and the services.
 * Malformed values are skipped: the schemas report them.
 * @param region of the site that is built: its words are taken where the two regions differ
 */
export function collectTokens(
  site: unknown,
  prices: unknown,
  offer: unknown,
  services: unknown[],
  region: Region,
): Tokens {
  const tokens = new Map<string, string>();
  // Most texts quote a price in the middle of a sentence.
  const quoted = (amount: number) => priceOf(amount).toLowerCase();
  const add = (name: string, value: unknown) => {
    if (["string", "number"].includes(typeof value) && !String(value).includes("{{"))
      tokens.set(name, String(value));
  };
  for (const name of ["name", "email", "hours", "connectEndpoint", "keepMessages"])
    add(name, valueAt(site, [name]));
  const endpoint = valueAt(site, ["connectEndpoint"]);
  if (typeof endpoint === "string" && URL.canParse(endpoint))
    tokens.set("connectPath", new URL(endpoint).pathname);
  for (const [key, value] of Object.entries(valueAt(site, ["rating"]) ?? {}))
    add(`rating.${key}`, value);
  for (const [name, words] of Object.entries(valueAt(site, ["regional"]) ?? {}))
    add(name, valueAt(words, [region]));
  add("offer.code", valueAt(offer, ["code"]));
  const discount = valueAt(offer, ["discount"]);
  if (discount) add("offer.discount", `${discount}%`);
  add("offer.months", valueAt(offer, ["months"]));
  const count = services.filter((service) => valueAt(service, ["draft"]) !== true).length;
  tokens.set("services", numbers[count] ?? String(count));
  for (const [name, plan] of plansByName(prices)) {
    const [amount, days] = [readAmount(String(valueAt(plan, ["amount"]))), valueAt(plan, ["days"])];
    if (amount >= 0) tokens.set(`price.${name}`, quoted(amount));
    add(`days.${name}`, days);
    if (amount >= 0 && typeof days === "number" && days > 0)
      tokens.set(`price-a-day.${name}`, quoted(amount / days));
  }
  return tokens;
}

/** Each plan of prices.yaml by its name in tokens: "flyer.7-days", or "push-radius" of a list without a page. */
export function plansByName(prices: unknown): [name: string, plan: unknown, path: FieldPath][] {
  return Object.entries(valueAt(prices, ["categories"]) ?? {}).flatMap(([name, list]) => {
    const plans = valueAt(list, ["plans"]);
    if (!Array.isArray(plans)) return [];
    return plans.map((plan, index): [string, unknown, FieldPath] => [
      priceListNames.some((each) => each === name) ? `${name}.${valueAt(plan, ["id"])}` : name,
      plan,
      ["categories", name, "plans", index],
    ]);
  });
}

/**
 * Fills the tokens of one text, with the singular for 1: "1 day", "first month". Calls `unknown`
 * with a message for each unknown token.
 */
export function fillText(
  text: string,
  tokens: Tokens,
  unknown: (message: string, index: number) => void,
): string {
  return text.replace(
    token,
    (whole, first = "", name: string, plural = "", unit, index: number) => {
      const value = tokens.get(name);
      if (value === undefined) unknown(`{{${name}}} stands for nothing`, index + first.length);
      if (value === "1" && unit) return `${first || "1 "}${unit}`;
      return value === undefined ? whole : first + value + plural;
    },
  );
}

/** The names of a text's tokens. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(token)].map(([, , name = ""]) => name);
}

/**
 * Fills the tokens of every text in YAML data. Leaves out fields that are empty: "why:" and `why:
 * ""` are no `why`. `unknown` gets the text's path.
 */
export function fillData(
  data: unknown,
  tokens: Tokens,
  unknown: (message: string, path: FieldPath) => void,
  path: FieldPath = [],
): unknown {
  if (typeof data === "string")
    return fillText(data, tokens, (message) => unknown(message, path)).trim();
  if (Array.isArray(data))
    return data.map((entry, i) => fillData(entry, tokens, unknown, [...path, i]));
  if (typeof data === "object" && data !== null)
    return Object.fromEntries(
      Object.entries(data)
        .map(([key, value]) => [key, fillData(value, tokens, unknown, [...path, key])])
        .filter(([, value]) => value !== null && value !== ""),
    );
  return data;
}
