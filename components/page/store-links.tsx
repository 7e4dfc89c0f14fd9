import { BrandIcon } from "@/components/ui/brand-icon";
import { buttonLook, buttonShape } from "@/components/ui/button-link";
import { hrefOf } from "@/site/content";

type Props = {
  variant?: keyof typeof buttonLook;
  className?: string;
};

/** The links to the two app stores. */
export function StoreLinks({ variant = "secondary", className = "" }: Props) {
  const look = `${buttonShape} ${buttonLook[variant]}`;
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
