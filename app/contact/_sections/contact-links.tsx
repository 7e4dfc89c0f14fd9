import { type Brand, BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent, hrefOf } from "@/site/content";

const networks = [
  ["x", "X (Twitter)"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["tiktok", "TikTok"],
] as const satisfies [Brand, string][];

const row =
  "flex min-h-14 items-center gap-4 border-b border-line font-strong hover:underline lg:min-h-20";

/** When somebody answers, e-mail and social networks. */
export function ContactLinks() {
  const { contact, site } = getContent();
  return (
    <section
      aria-labelledby="_links-heading"
      className="min-w-0 wrap-anywhere lg:col-span-4 lg:row-start-1 lg:pt-10.5 lg:pb-8"
    >
      <h2 id="_links-heading" className="text-h3">
        {contact.links.heading}
      </h2>
      <p className="flex items-center gap-3 pt-5 font-strong">
        <Icon name="clock" />
        <span>
          <span className="inline-block">{site.hours},</span>{" "}
          <span className="inline-block">{site.place}</span>
        </span>
      </p>
      <p className="pt-3 text-muted">{contact.links.text}</p>
      <List className="mt-6 grid grid-cols-2 gap-x-5 border-t-2 lg:grid-cols-1 xl:text-lead">
        <li className="col-span-full">
          <a href={hrefOf("@email")} className={row}>
            <Icon name="mail" /> <span translate="no">{site.email}</span>
          </a>
        </li>
        {networks
          .filter(([network]) => site.social[network])
          .map(([network, name]) => (
            <li key={network}>
              <a href={site.social[network]} className={row}>
                <BrandIcon name={network} /> {name}
              </a>
            </li>
          ))}
      </List>
    </section>
  );
}
