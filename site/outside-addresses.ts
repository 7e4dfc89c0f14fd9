import type { Site } from "./schema/site.ts";

/** Outside addresses by name, to which content links as "@ios" or "@email". */
export function outsideAddresses(site: Site): Record<string, string | undefined> {
  const { dashboard, email, hosts, social, stores, whatsapp } = site;
  const words = encodeURIComponent(whatsapp.message);
  return {
    ...dashboard,
    ...stores,
    email: `mailto:${email}`,
    whatsapp: `https://wa.me/${whatsapp.number}?text=${words}`,
    ...hosts,
    ...social,
  };
}
