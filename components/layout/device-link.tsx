import type { ComponentProps } from "react";
import { hrefOf } from "@/compiler/published";

type Props = Omit<ComponentProps<"a">, "href">;

/** A link to the app's store, shown on devices that have one. */
export function StoreLink({ className = "", ...props }: Props) {
  return (
    <>
      <a {...props} href={hrefOf("@android")} className={`only-android ${className}`} />
      <a {...props} href={hrefOf("@ios")} className={`only-ios ${className}`} />
    </>
  );
}

/**
 * A link to the device's store; on other devices, and without scripts, to the dashboard.
 * @param otherwise the dashboard's page: for those with an account, or for those without
 */
export function DeviceLink({
  otherwise = "@login",
  className = "",
  ...props
}: Props & { otherwise?: "@login" | "@register" }) {
  return (
    <>
      <StoreLink {...props} className={className} />
      <a {...props} href={hrefOf(otherwise)} className={`only-elsewhere ${className}`} />
    </>
  );
}
