import assert from "node:assert/strict";
import { BrandIcon } from "@/components/ui/brand-icon";
import { buttonLook } from "@/components/ui/button-link";

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

/** Shares a page on X: in a small window (export/inline/links.ts), or by a plain link. */
export function ShareOnX({ label, ...share }: Share & { label: string }) {
  return (
    <a href={shareAddress(share)} data-window="550x400" className={buttonLook("secondary")}>
      <BrandIcon name="x" className="size-4" /> {label}
    </a>
  );
}
