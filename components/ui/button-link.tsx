import type { ComponentProps } from "react";

export const buttonColors = {
  /** Is the page's main action. */
  primary: "border-ink bg-ink text-paper hover:bg-transparent hover:text-ink",
  /** SignUp, and what stands in its place: nothing else is yellow. */
  signUp: "border-press dark:border-transparent bg-canola text-press hover:bg-canola-deep",
  /** Is the main action on a service's ink, which is the same in the dark. */
  strong: "border-press bg-press text-white hover:bg-transparent hover:text-press",
  /** Stands beside `strong`. */
  onInk: "border-press bg-transparent text-press hover:bg-press hover:text-white",
  secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
  /** Has the color of the text around it. */
  plain: "border-current hover:underline underline-offset-4",
};
export type ButtonVariant = keyof typeof buttonColors;

/** The classes of a button. */
export const buttonLook = (variant: ButtonVariant) =>
  `button no-underline transition duration-hover ease-paper motion-reduce:transition-none ${buttonColors[variant]}`;

/** A link in a line of its own. */
export const textLink =
  "inline-flex min-h-11 items-center font-strong underline underline-offset-4 hover:decoration-2";

type Props = ComponentProps<"a"> & { variant?: ButtonVariant };

export function ButtonLink({ variant = "primary", className = "", ...props }: Props) {
  return (
    <>
      <a {...props} className={`${buttonLook(variant)} ${className}`} />{" "}
    </>
  );
}

/** A tab that is a link; the current one is filled. */
export const tabLook =
  "flex min-h-11 items-center rounded-control border-2 border-ink px-4 font-strong hover:underline underline-offset-4 aria-[current]:border-press aria-[current]:bg-canola aria-[current]:text-press aria-selected:border-press aria-selected:bg-canola aria-selected:text-press";
