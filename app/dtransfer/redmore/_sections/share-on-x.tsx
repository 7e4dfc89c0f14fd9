import { BrandIcon } from "@/components/ui/brand-icon";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { type Share, shareAddress } from "./share-address";

/** Shares a page on X: in a small window (export/in-page/links.ts), or by a plain link. */
export function ShareOnX({ label, ...share }: Share & { label: string }) {
  return (
    <a
      href={shareAddress(share)}
      data-window="550x400"
      className={`${buttonShape} ${buttonLook.secondary}`}
    >
      <BrandIcon name="x" className="size-4" /> {label}
    </a>
  );
}
