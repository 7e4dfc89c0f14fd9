import { BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";

// On wide screens the buttons stand beside the page's words.
const round =
  "fixed bottom-4 z-10 grid size-12 xl:size-11 place-items-center rounded-full border-2 border-ink shadow-paper transition duration-hover ease-paper hover:-translate-y-0.5 motion-reduce:transition-none";

/** Back to the top on the left, a chat on WhatsApp on the right. */
export function FloatingButtons() {
  const { label, top, whatsapp } = content.navigation.floating;
  return (
    <nav aria-label={label} className="no-print">
      <a
        href="#top"
        aria-label={top}
        className={`${round} left-4 xl:left-[clamp(2px,50vw-672px,1rem)] bg-sheet text-ink`}
      >
        <Icon name="arrow-up" />
      </a>
      <a
        href={hrefOf("@whatsapp")}
        aria-label={whatsapp}
        className={`${round} on-ink right-4 xl:right-[clamp(2px,50vw-672px,1rem)] bg-mint`}
      >
        <BrandIcon name="whatsapp" className="size-6" />
      </a>
    </nav>
  );
}
