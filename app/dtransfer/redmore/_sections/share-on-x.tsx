import { BrandIcon } from "@/components/ui/brand-icon";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { type Share, shareAddress } from "./share-address";
import { SharePopup } from "./share-popup.client";

/** Shares a page on X: a small window, or a plain link. Specification, sections 5, 7 and 8. */
export function ShareOnX({ label, ...share }: Share & { label: string }) {
  return (
    <SharePopup href={shareAddress(share)} className={`${buttonShape} ${buttonLook.secondary}`}>
      <BrandIcon name="x" className="size-4" /> {label}
    </SharePopup>
  );
}
