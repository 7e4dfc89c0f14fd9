import type { ComponentProps } from "react";

type Props = ComponentProps<"button"> & { way: "previous" | "next"; label: string };

/** A round button with an arrow, to the card before or after. */
export function RoundButton({ way, label, ...props }: Props) {
  return (
    <button
      {...props}
      type="button"
      aria-label={label}
      className="grid size-12 place-items-center rounded-full border-2 border-ink hover:bg-ink hover:text-paper"
    >
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.5}
        className={way === "previous" ? "size-5 rotate-180" : "size-5"}
      >
        <path d="M4 12h16m-7-7 7 7-7 7" />
      </svg>
    </button>
  );
}
