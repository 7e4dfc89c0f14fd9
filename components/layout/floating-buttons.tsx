import { BrandIcon } from "@/components/ui/brand-icon";
import { Icon } from "@/components/ui/icon";
import { content, hrefOf } from "@/content/content";

const link =
  "flex min-w-0 items-center gap-2 py-1 leading-tight underline-offset-4 hover:underline";
/** On wide screens, a round button in the margin beside the page's words. */
const round =
  "xl:fixed xl:bottom-4 xl:grid xl:size-11 xl:place-items-center xl:rounded-full xl:border-2 xl:p-0 xl:shadow-paper xl:transition xl:duration-hover xl:ease-paper xl:hover:-translate-y-0.5 motion-reduce:transition-none";

/**
 * Back to the top on the left, a chat on WhatsApp on the right: in a strip of their own, since on
 * narrow screens there is no place beside the page's words.
 */
export function FloatingButtons() {
  const { label, top, whatsapp } = content.navigation.floating;
  return (
    <nav
      aria-label={label}
      className="no-print fixed inset-x-0 bottom-0 z-10 flex min-h-(--strip) items-stretch justify-between gap-4 border-t-2 border-ink bg-paper px-gutter text-fine font-[650] xl:contents"
    >
      <a
        href="#top"
        className={`${link} ${round} xl:left-[clamp(2px,50vw-672px,1rem)] xl:border-ink xl:bg-sheet`}
      >
        <Icon name="arrow-up" />
        <span className="xl:sr-only">{top}</span>
      </a>
      <a
        href={hrefOf("@whatsapp")}
        className={`${link} ${round} xl:right-[clamp(2px,50vw-672px,1rem)] xl:border-press xl:bg-mint xl:text-press`}
      >
        <BrandIcon name="whatsapp" className="size-6 max-xl:size-5" />
        <span className="xl:sr-only">{whatsapp}</span>
      </a>
    </nav>
  );
}
