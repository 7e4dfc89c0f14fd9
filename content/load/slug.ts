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
