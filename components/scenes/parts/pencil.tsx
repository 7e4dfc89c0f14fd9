import type { Part } from "./part";

/** A pencil, upright; its point stands at 0,0. */
export function Pencil(props: Part) {
  return (
    <g {...props}>
      <path d="M-13-188h26v156L0 0l-13-32z" className="fill-mint" />
      <path d="M-13-188h26v18h-26z" className="fill-white" />
      <path d="M-5-12 0 0l5-12z" className="fill-press" />
      <path d="M-13-32h26" />
    </g>
  );
}
