import type { ReactNode } from "react";
import { BrandIcon } from "@/components/ui/brand-icon";
import { type ButtonVariant, buttonLook } from "@/components/ui/button-link";
import { hrefOf } from "@/site/links";

type LinkProps = { className: string; children: ReactNode };

/**
 * A link to the app's store, shown on devices that have one. `hidden` keeps the variants out of
 * extracted text; the style sheet shows the device's own.
 */
function StoreLink(props: LinkProps) {
  return (
    <>
      <span hidden className="only-android">
        <a {...props} href={hrefOf("@android")} />{" "}
      </span>
      <span hidden className="only-ios">
        <a {...props} href={hrefOf("@ios")} />{" "}
      </span>
    </>
  );
}

type DeviceLinkProps = LinkProps & {
  /** Whether screen readers say where it leads, after the link's words. */
  isNamed?: boolean;
};

/** A link to the device's store; on other devices, and without scripts, to the dashboard. */
export function DeviceLink({ isNamed, className, children }: DeviceLinkProps) {
  return (
    <>
      <StoreLink className={className}>
        {children}
        {isNamed && <span className="sr-only"> on the app store</span>}
      </StoreLink>
      <a href={hrefOf("@login")} className={`only-elsewhere ${className}`}>
        {children}
        {isNamed && <span className="sr-only"> on the dashboard</span>}
      </a>{" "}
    </>
  );
}

/**
 * Login and SignUp; on devices that have a store, the app in their place.
 * @param login the look of Login
 * @param button the look of the others
 */
export function AccountLinks({ login, button }: { login: string; button: string }) {
  return (
    <>
      <a href={hrefOf("@login")} className={`only-elsewhere ${login}`}>
        Login
      </a>{" "}
      <a href={hrefOf("@register")} className={`only-elsewhere ${button}`}>
        SignUp
      </a>{" "}
      <StoreLink className={button}>Download App</StoreLink>
    </>
  );
}

type StoreLinksProps = {
  variant?: ButtonVariant;
  className?: string;
};

/** The links to the two app stores. */
export function StoreLinks({ variant = "secondary", className = "" }: StoreLinksProps) {
  const look = buttonLook(variant);
  return (
    <div
      className={`grid w-full grid-cols-[repeat(auto-fit,minmax(min(14.5rem,100%),max-content))] gap-3 ${className}`}
    >
      <a href={hrefOf("@ios")} className={look}>
        <BrandIcon name="ios" /> Download on the App Store
      </a>
      <a href={hrefOf("@android")} className={look}>
        <BrandIcon name="android" /> Get it on Google Play
      </a>
    </div>
  );
}
