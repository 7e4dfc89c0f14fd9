import type { Part } from "./part";

/** A hand that reaches to the left, 0,0 between thumb and fingers; `ink` is its sleeve. */
export function Hand({ ink = "fill-denim", ...props }: Part) {
  return (
    <g {...props}>
      <path d="M78-30h900v64H78z" className={ink} />
      <path d="M66-34h16v72H66z" className="fill-white" />
      <path
        d="M66-26H44Q26-31 8-25l-26 9a10 10 0 0 0 5 20L12 0l2 6h-24a8 8 0 0 0 0 16h7q-6 12 5 12 2 6 9 6 28 0 55-6"
        className="fill-tangerine"
      />
      <path d="M12 0q16 2 22 16M-3 22h25M5 34h21M-21-6q2-6 9-7" />
    </g>
  );
}
