/** A rubber stamp that comes down and leaves its mark; still where motion is unwelcome. */
export function Stamp() {
  return (
    <svg
      viewBox="0 0 64 64"
      strokeWidth={2}
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-14 shrink-0 stroke-press"
    >
      <path d="M4 34h56v26H4z" className="fill-white" />
      <g className="stamp-mark">
        <circle cx="24" cy="48" r="9" fill="none" strokeWidth={3} className="stroke-ok" />
        <path d="m19.5 48 3.5 3.5 6-7" fill="none" strokeWidth={3} className="stroke-ok" />
      </g>
      <path d="M40 44h14M40 52h10" fill="none" />
      <g className="stamp-press">
        <circle cx="24" cy="7" r="6" className="fill-coral" />
        <path d="M21 13h6l2 10H19z" className="fill-coral" />
        <path d="M12 23h24v8H12z" className="fill-canola" />
      </g>
    </svg>
  );
}
