import { type Brand, BrandIcon } from "@/components/ui/brand-icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** Names as the networks write them. */
export const networkNames = {
  facebook: "Facebook",
  x: "X (Twitter)",
  linkedin: "LinkedIn",
  instagram: "Instagram",
  youtube: "YouTube",
  tiktok: "TikTok",
} as const satisfies Partial<Record<Brand, string>>;

export function SocialLinks({ networks }: { networks: (keyof typeof networkNames)[] }) {
  const { social } = getContent().site;
  return (
    <List className="-ms-2.5 flex flex-wrap sm:pt-2">
      {networks
        .filter((network) => social[network])
        .map((network) => (
          <li key={network}>
            <a
              href={social[network]}
              aria-label={networkNames[network]}
              className="grid size-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <BrandIcon name={network} />
            </a>
          </li>
        ))}
    </List>
  );
}
