/**
 * A title as part of an address or as an anchor: lower case, hyphens for everything else
 * ("Security And Simplicity" → "security-and-simplicity").
 */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/**
 * The canonical address of the post that an address names by its title, in any letter case and
 * encoded or not: "/blog-lists/Digital%20Coupons…" → "/blog-lists/digital-coupons…".
 * @param posts the canonical addresses there are; undefined where the page does not know them
 * @returns undefined where there is no such post, or where the address is canonical already
 */
export function postAddress(pathname: string, posts?: readonly string[]): string | undefined {
  const [, title] = /^\/blog-lists\/([^/]+)\/?$/i.exec(pathname) ?? [];
  if (!title) return undefined;
  const slug = slugOf(decoded(title));
  const address = `/blog-lists/${slug}`;
  if (!slug || address === pathname) return undefined;
  return !posts || posts.includes(address) ? address : undefined;
}

/** Half an encoded letter ("%E0%A4") is no reason to fail: it is no title then. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment.replaceAll("+", " "));
  } catch {
    return segment;
  }
}
