/**
 * Whom a message came from, as the limit counts: an IPv4 address, or the /64 of an IPv6 address.
 * One subscriber has at least that many (RFC 6177).
 * @param address as Cloudflare tells it (CF-Connecting-IP); anything else counts as it is
 */
export function senderOf(address: string): string {
  if (!address.includes(":")) return address;
  const groups = groupsOf(address);
  if (!groups) return address;
  return `${groups.slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address; undefined for anything else. */
function groupsOf(address: string): string[] | undefined {
  const url = `http://[${address}]`;
  if (!URL.canParse(url)) return undefined;
  // URLs have one form of each address: small letters, no leading zeros, no dots.
  const [before = "", after = ""] = new URL(url).hostname.slice(1, -1).split("::");
  const [left, right] = [before, after].map((part) => part.split(":").filter(Boolean));
  if (!left || !right) return undefined;
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
}
