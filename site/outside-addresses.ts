import type { outsideNames } from "./schema/fields.ts";
import type { Site } from "./schema/site.ts";

type OutsideAddresses = Partial<Record<(typeof outsideNames)[number], string>>;

/** Outside addresses by name, to which content links as "@ios" or "@email". */
export function outsideAddresses(site: Site): OutsideAddresses {
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
