import type { Part } from "./part";

/** The dog of the site, asleep, 160 wide; it lies on y = 0. It has one colour everywhere. */
export function Dog(props: Part) {
  return (
    <g {...props}>
      <path d="M58-8q26 2 24-24" strokeWidth={7} className="printed" />
      <path d="M-58 0c-4-34 16-46 48-46h34c26 0 40 18 40 46z" className="fill-white" />
      <path d="M-84 0c-6-16 2-24 16-26 6-14 34-14 40 4 3 10 0 22-8 22z" className="fill-white" />
      <path d="M-46-32c14-4 22 6 20 26-12 0-20-10-20-26z" className="fill-press" />
      <path d="M-66-14q5 5 10 0" />
      <circle cx={-83} cy={-6} r={4} className="fill-press" />
      <path d="M14 0q-2-16 14-18M-8 0h30" />
    </g>
  );
}
