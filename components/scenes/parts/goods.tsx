import type { Part } from "./part";

/** Small things that shops sell, each about 44 × 44; a shelf of books is 102 wide. */

export function Loaf(props: Part) {
  return (
    <g {...props}>
      <path d="M-20 16V0c-10-5-6-18 5-18h30c11 0 15 13 5 18v16z" className="fill-tangerine" />
      <path d="M-8-8 0 2M6-8l8 10" />
    </g>
  );
}

export function Apple(props: Part) {
  return (
    <g {...props}>
      <path d="M0-9c-8-6-20-2-20 10S-8 20 0 17c8 3 20-4 20-16S8-15 0-9z" className="fill-coral" />
      <path d="M0-9c0-9 6-13 14-12 0 7-5 12-14 12z" className="fill-mint" />
    </g>
  );
}

export function Cheese(props: Part) {
  return (
    <g {...props}>
      <path d="M-22 16V0L10-16q12 4 12 16v16z" className="fill-canola" />
      <path d="M-22 0h44M-10 8h2M6 9h4" />
    </g>
  );
}

export function Milk(props: Part) {
  return (
    <g {...props}>
      <path d="M-13 20V-6l6-8h14l6 8v26zM-7-22H7v8H-7z" className="fill-white" />
      <path d="M-13 0h26v12h-26z" className="fill-sky" />
    </g>
  );
}

export function Cup(props: Part) {
  return (
    <g {...props}>
      <path d="M13-6h4a8 8 0 0 1 0 16h-6" />
      <path d="M-15-10h29l-3 26q-1 4-5 4h-13q-4 0-5-4z" className="fill-white" />
      <path d="M-5-16v-6M5-16v-6" />
    </g>
  );
}

export function Bowl(props: Part) {
  return (
    <g {...props}>
      <path d="M-22-2h44q0 18-14 20H-8q-14-2-14-20z" className="fill-white" />
      <path d="M-8-10v-8M0-10v-8M8-10v-8" />
    </g>
  );
}

export function Flower({ ink = "fill-rose", ...props }: Part) {
  return (
    <g {...props}>
      <path d="M0 0v22M0 20q-10 0-11-10 10 0 11 10z" className="fill-mint" />
      <path
        d="M0-2c-6 7-15 2-12-6-8-4-4-15 5-13 1-8 13-8 14 0 9-2 13 9 5 13 3 8-6 13-12 6z"
        className={ink}
      />
      <circle cy={-11} r={4} className="fill-canola" />
    </g>
  );
}

export function Hammer(props: Part) {
  return (
    <g {...props}>
      <path d="M-4-12h8v36h-8z" className="fill-tangerine" />
      <path d="M-20-23h6v3H4q12 0 16 13-8-4-14-4h-20v3h-6z" className="fill-white" />
    </g>
  );
}

export function Wrench(props: Part) {
  return (
    <g {...props}>
      <path
        d="M-4 24V-3c-6-2-9-6-9-11 0-4 2-8 6-9v10h14v-10c4 1 6 5 6 9 0 5-3 9-9 11v27z"
        className="fill-white"
      />
    </g>
  );
}

export function Book(props: Part) {
  return (
    <g {...props}>
      <path d="M0-12q-12-8-32-6v28q20-2 32 6 12-8 32-6v-28Q12-20 0-12z" className="fill-white" />
      <path d="M0-12v28" />
    </g>
  );
}

export function Shelf(props: Part) {
  return (
    <g {...props}>
      <path d="M-50-18h11v48h-11zM-14-14h11v44h-11zM30-18h11v48H30z" className="fill-coral" />
      <path d="M-39-10h13v40h-13zM9-8h13v38H9z" className="fill-canola" />
      <path d="M-26-20h12v50h-12zM-3-2H9v32H-3zM41-12h11v42H41z" className="fill-white" />
    </g>
  );
}
