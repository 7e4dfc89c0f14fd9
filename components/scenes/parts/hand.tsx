import type { Part } from "./part";

/** A hand that reaches to the left, 0,0 between thumb and fingers; `ink` is its sleeve. */
export function Hand({ ink = "fill-denim", ...props }: Part) {
  return (
    <g {...props}>
      <path d="M78-30h92v64H78z" className={ink} />
      <path d="M66-34h16v72H66z" className="fill-white" />
      <path
        d="M66-26H30Q16-30 2-24q-16 6-22 16-2 8 8 7L8-6v4l-26 4q-10 3-6 11l4 8q6 9 18 9h34q18 0 34-4z"
        className="fill-tangerine"
      />
      <path d="M-22 12 8 8M-16 22 10 18" />
    </g>
  );
}
