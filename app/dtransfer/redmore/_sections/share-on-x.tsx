import { BrandIcon } from "@/components/ui/brand-icon";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { content } from "@/content/content";

/** A link to X with the article's address and title filled in. */
export function ShareOnX({ url, text }: { url: string; text: string }) {
  const share = `https://x.com/intent/tweet?${new URLSearchParams({ url, text })}`;
  return (
    <a href={share} className={`mt-7 ${buttonShape} ${buttonLook.secondary}`}>
      <BrandIcon name="x" className="size-4" /> {content.dtransfer.share}
    </a>
  );
}
