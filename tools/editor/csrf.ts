const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request goes to an address of this machine and comes from a page of the same address.
 * Browsers name the Origin of every POST; a page that is opened by a link has none. With DNS
 * rebinding, the Host is another one.
 */
export function isFromHere({ headers, method }: Pick<Request, "headers" | "method">): boolean {
  const host = headers.get("host") ?? "";
  const origin = headers.get("origin");
  if (!thisMachine.test(host)) return false;
  if (origin === null) return method === "GET";
  return origin === `http://${host}` || origin === `https://${host}`;
}
