import { content, hrefOf } from "@/compiler/published";
import { type Brand, BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";

const networks = [
  ["x", "X (Twitter)"],
  ["instagram", "Instagram"],
  ["facebook", "Facebook"],
  ["tiktok", "TikTok"],
] as const satisfies [Brand, string][];

const row =
  "flex min-h-18 items-center gap-4 border-b border-line font-[650] hover:underline underline-offset-4";

/** E-mail and social networks, and when somebody answers. */
export function ContactLinks() {
  const { contact, site } = content;
  return (
    <section
      aria-labelledby="contact-links"
      className="flex min-w-0 flex-col wrap-anywhere lg:col-span-4"
    >
      <h2 id="contact-links" className="text-h3">
        {contact.links.heading}
      </h2>
      <p className="pt-2 text-muted">{contact.links.text}</p>
      <ul className="mt-6 border-t-2 border-ink text-lead">
        <li>
          <a href={hrefOf("@email")} className={row}>
            <Icon name="mail" /> {site.email}
          </a>
        </li>
        {networks.map(([network, name]) => (
          <li key={network}>
            <a href={site.social[network]} className={row}>
              <BrandIcon name={network} /> {name}
            </a>
          </li>
        ))}
      </ul>
      <div className="ticket on-ink mt-8 grid grow grid-rows-2 rounded-card bg-rose text-lead font-[650] [--notch-y:calc(50%-2px)]">
        <div className="grid place-items-center border-b-4 border-dotted border-line p-6">
          <Icon name="clock" className="size-[min(9rem,40vw)] [stroke-width:1]" />
        </div>
        <p className="self-center p-6 text-center">
          <span className="inline-block">{site.hours},</span> {site.place}
        </p>
      </div>
    </section>
  );
}
