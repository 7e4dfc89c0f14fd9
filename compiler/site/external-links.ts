import type { Site } from "../../content/schema/site.ts";

/** Outside addresses by name, to which content links as "@ios" or "@email". */
export function outsideAddresses(site: Site): Record<string, string> {
  const { dashboard, stores, social, hosts, whatsapp } = site;
  return {
    login: dashboard.login,
    register: dashboard.register,
    ios: stores.ios,
    android: stores.android,
    email: `mailto:${site.email}`,
    whatsapp: `https://wa.me/${whatsapp.number}?text=${encodeURIComponent(whatsapp.message)}`,
    us: hosts.us,
    ca: hosts.ca,
    ...social,
  };
}
