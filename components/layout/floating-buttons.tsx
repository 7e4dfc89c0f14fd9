import { content, hrefOf } from "@/compiler/published";
import { BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";

/** Back to the top on the left, a chat on WhatsApp on the right. */
export function FloatingButtons() {
  const { label, top, whatsapp } = content.navigation.floating;
  return (
    <nav aria-label={label} className="quick-links no-print">
      <a href="#top">
        <Icon name="arrow-up" />
        <span className="max-sm:sr-only xl:sr-only">{top}</span>
      </a>
      <a href={hrefOf("@whatsapp")}>
        <BrandIcon name="whatsapp" className="size-6" />
        <span className="xl:sr-only">{whatsapp}</span>
      </a>
    </nav>
  );
}
