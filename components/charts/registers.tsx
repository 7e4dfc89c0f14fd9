import type { Content } from "@/site/content";
import { type Chart, onCard, shelf, usualSize } from "./chart";

/** How many registers each plan is for: at least and at most; of more than eleven, eleven are drawn. */
function rowsOf({ prices }: Content) {
  return prices.categories.dtransfer.plans.map(({ label, registers }, i) => {
    const { from: least, to: most = least } = registers;
    return {
      label,
      least,
      most: Math.min(most, 11),
      more: registers.to === undefined,
      y: 52 + i * 64,
    };
  });
}

/** A register from the front: its wide display, the slope of its keys, its drawer with a handle. */
const parts = {
  screen: "m0-19h16v9h-16z",
  keys: "m-1 5 2-15h14l2 15z",
  drawer: "m-1 5h18v8h-18z",
  handle: "m5-5h6m-7 5h8m-7 9h6",
};

/** A part of registers side by side, 20 apart, `columns` in a line; the lines are 38 apart. */
const outlines = (part: keyof typeof parts, from: number, to: number, columns: number) =>
  Array.from({ length: to - from }, (_, i) => {
    const x = ((from + i) % columns) * 20;
    const y = Math.floor((from + i) / columns) * 38;
    return `M${x} ${y}${parts[part]}`;
  }).join("");

/** The registers of a plan; yellow ones are those up to which it goes. */
function Registers({ least, most, columns }: { least: number; most: number; columns: number }) {
  return (
    <>
      <path d={outlines("screen", 0, most, columns)} className="fill-white" />
      <path d={outlines("keys", 0, least, columns)} className="fill-coral" />
      <path d={outlines("keys", least, most, columns)} className="fill-canola" />
      <path d={outlines("drawer", 0, most, columns)} className="fill-white" />
      <path d={outlines("handle", 0, most, columns)} />
    </>
  );
}

/** Plans by the number of registers, each drawn. */
export const registers: Chart = (content) => ({
  size: usualSize,
  shade: <path d="M32 40h352v252H32z" />,
  art: (
    <>
      <path d="M20 24h360v256H20z" className="fill-white" />
      <path d="M20 88h360M20 152h360M20 216h360" />
      {rowsOf(content).map(({ label, least, most, more, y }) => (
        <g key={label} transform={`translate(28 ${y + 4})`}>
          <text y={6} fontSize={15.5} textAnchor="start">
            {label}
          </text>
          <g transform="translate(95 2)">
            <Registers least={least} most={most} columns={11} />
          </g>
          {more && <path d="M328-7v16m-8-8h16" strokeWidth={3} className="printed" />}
        </g>
      ))}
    </>
  ),
});

/** The registers of one plan, on one shelf or two; all are of one size. */
export function registersOf(row: number, columns: number): Chart {
  return (content) => {
    const { least = 1, most = 1, more = false } = rowsOf(content)[row] ?? {};
    const lines = Math.ceil((most + Number(more)) / columns);
    const place = `translate(${shelf.middle} ${shelf.y}) scale(1.45) translate(${2 - columns * 10} ${25 - lines * 38})`;
    const next = `translate(${(most % columns) * 20} ${Math.floor(most / columns) * 38})`;
    return {
      size: onCard,
      shade: null,
      art: (
        <>
          <path d={shelf.line} />
          {lines > 1 && <path d={shelf.line} transform="translate(0 -55.1)" />}
          <g transform={place}>
            <Registers least={least} most={most} columns={columns} />
            {more && (
              <path d="M8-7v14M1 0h14" transform={next} strokeWidth={3} className="printed" />
            )}
          </g>
        </>
      ),
    };
  };
}
