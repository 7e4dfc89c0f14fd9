import type { Site } from "./schema/site.ts";

/**
 * The `href` of a link in content: "/contact" stays, "@ios" becomes the store's address.
 * @throws where no address has the name
 */
export function hrefAmong(addresses: Record<string, string>, to: string): string {
  if (!to.startsWith("@")) return to;
  const address = addresses[to.slice(1)];
  if (!address) throw new Error(`site.yaml has no address "${to}"`);
  return address;
}

/** Outside addresses by name, to which content links as "@ios" or "@email". */
export function outsideAddresses(site: Site): Record<string, string> {
  const networks = Object.entries(site.social).filter(([, address]) => address);
  const { dashboard, stores, hosts, whatsapp } = site;
  return {
    login: dashboard.login,
    register: dashboard.register,
    ios: stores.ios,
    android: stores.android,
    email: `mailto:${site.email}`,
    whatsapp: `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.message)}`,
    us: hosts.us,
    ca: hosts.ca,
    ...Object.fromEntries(networks),
  };
}
