import assert from "node:assert/strict";

export type Share = {
  /** The page that is shared: a full address. */
  url: string;
  text?: string;
  /** Hashtags without the #. */
  hashtags?: readonly string[];
  /** The account that the post names as its source, without the @. */
  via?: string;
  /** Accounts to follow afterwards. */
  related?: readonly string[];
};

/**
 * X's address for sharing a page.
 * @throws AssertionError that names the field, where `url` is missing or a list is none
 */
export function shareAddress({ url, text, hashtags = [], via, related = [] }: Share): string {
  assert(url, "url is required");
  assert(Array.isArray(hashtags), "hashtags must be a list");
  assert(Array.isArray(related), "related must be a list");
  const fields = { url, text, hashtags: hashtags.join(","), via, related: related.join(",") };
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value = ""]) => `${name}=${encodeURIComponent(value)}`);
  return `https://x.com/intent/tweet?${query.join("&")}`;
}
