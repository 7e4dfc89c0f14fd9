import type { ReactNode } from "react";
import { BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";
import { hrefOf } from "@/site/links";

/**
 * The link back to the top on the left, and to a chat on WhatsApp on the right.
 * @param mobileCta stands between them on phones
 */
export function FloatingButtons({ mobileCta }: { mobileCta: ReactNode }) {
  return (
    <nav aria-label="Quick links" className="quick-links no-print">
      <a href="#_top">
        <Icon name="arrow-up" />
        <span>Back to top</span>
      </a>{" "}
      {mobileCta}{" "}
      <a href={hrefOf("@whatsapp")}>
        <BrandIcon name="whatsapp" className="size-6" />
        <span>Chat with us on WhatsApp</span>
      </a>
    </nav>
  );
}
