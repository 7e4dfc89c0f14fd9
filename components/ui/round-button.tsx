type Props = { way: "previous" | "next"; label: string; onClick: () => void };

/** A round button with an arrow, to the card before or after. */
export function RoundButton({ way, label, onClick }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
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
