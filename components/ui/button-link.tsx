import type { ComponentProps } from "react";

export const buttonLook = {
  /** The page's main action. */
  primary: "border-press dark:border-transparent bg-canola text-press hover:bg-canola-deep",
  /** The main action on a service's ink, where canola would not stand out. */
  strong: "border-press bg-press text-white hover:bg-transparent hover:text-press",
  /** Beside `strong`. */
  onInk: "border-press bg-transparent text-press hover:bg-press hover:text-white",
  secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
};

export const buttonShape =
  "button no-underline transition duration-hover ease-paper motion-reduce:transition-none";

type Props = ComponentProps<"a"> & { variant?: keyof typeof buttonLook };

export function ButtonLink({ variant = "primary", className = "", ...props }: Props) {
  return (
    <>
      <a {...props} className={`${buttonShape} ${buttonLook[variant]} ${className}`} />{" "}
    </>
  );
}
