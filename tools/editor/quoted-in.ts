import type { Files } from "../../site/load/files.ts";
import { titleOf } from "./content-files.ts";

/** Where prices and the offer are quoted by token, in words, by the name of the field that has the fact. */
export function quotedIn(path: string, data: object, files: Files): Record<string, string> {
  return Object.fromEntries(
    tokensIn(path, data).map(([field, token]) => {
      const quote = new RegExp(`\\{\\{\\s*${RegExp.escape(token)}\\s*\\}\\}`);
      const titles = Object.entries(files)
        .filter(([, text]) => quote.test(text))
        .map((file) => titleOf(...file));
      return [field, titles.length > 0 ? `Also in: ${titles.join(", ")}.` : "In no other text."];
    }),
  );
}

type Prices = { categories?: Record<string, { plans?: { id?: string }[] }> };

/** The fields of a file that texts quote, and their tokens (site/load/tokens.ts). */
function tokensIn(path: string, data: object): [field: string, token: string][] {
  if (path === "promotion.yaml")
    return ["code", "discount", "months"].map((field) => [field, `promo.${field}`]);
  if (path !== "prices.yaml") return [];
  return Object.entries((data as Prices).categories ?? {}).flatMap(([category, { plans = [] }]) =>
    plans.map(({ id }, index): [string, string] => [
      `categories.${category}.plans.${index}.amount`,
      ["price", category, ...(plans.length > 1 ? [id] : [])].join("."),
    ]),
  );
}
