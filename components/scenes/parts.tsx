import type { ComponentProps, ReactNode } from "react";

/**
 * The parts that scenes are composed of, each drawn once, in a 400 × 300 field:
 * flat inks, a 2 px outline, one halftone shadow. Colours come from the tokens.
 */

type Part = Omit<ComponentProps<"g">, "children">;

export function Sheet({ ink = "fill-white", ...props }: Part & { ink?: string }) {
  return (
    <g {...props}>
      <path d="M-46-62h74l18 18V62h-92z" className={ink} />
      <path d="M28-62v18h18" fill="none" />
      <path d="M-30-36h36M-30 22h60M-30 34h60M-30 46h38" />
      <path d="M-30-22h60v32h-60z" className="fill-canola" />
    </g>
  );
}

export function Phone({ children, ...props }: ComponentProps<"g">) {
  return (
    <g {...props}>
      <rect x="-48" y="-92" width="96" height="184" rx="16" className="fill-press" />
      <rect x="-41" y="-84" width="82" height="168" rx="9" className="fill-white" />
      <path d="M-9-77H9" />
      {children}
    </g>
  );
}

export function Ticket({ ink = "fill-canola", ...props }: Part & { ink?: string }) {
  return (
    <g {...props}>
      <path d="M-70-36h140v24a12 12 0 0 0 0 24v24H-70V12a12 12 0 0 0 0-24z" className={ink} />
      <path d="M28-34v68" strokeDasharray="2 6" strokeLinecap="round" />
      <path d="M-44 14-14-14" strokeWidth="4" />
      <circle cx="-42" cy="-11" r="7" className="fill-white" />
      <circle cx="-15" cy="12" r="7" className="fill-white" />
      <path d="M44-14h14M44 0h14M44 14h14" />
    </g>
  );
}

export function Receipt({ ink = "fill-white", ...props }: Part & { ink?: string }) {
  return (
    <g {...props}>
      <path
        d="M-42-80l8 8 8-8 9 8 8-8 9 8 8-8 9 8 8-8 9 8 8-8V80l-8-8-9 8-8-8-9 8-8-8-9 8-8-8-9 8-8-8-8 8z"
        className={ink}
      />
      <path d="M-26-50H6M-26-36h22M-26-22h28M14-50h12M14-36h12M14-22h12" />
      <path d="M-26-8h52" strokeDasharray="3 4" />
      <path
        d="M-24 6h18v18h-18zM6 6h18v18H6zM-24 36h18v18h-18zM6 36h7v7H6zM17 47h7v7h-7z"
        className="fill-press"
      />
    </g>
  );
}

export function Message({ ink = "fill-white", ...props }: Part & { ink?: string }) {
  return (
    <g {...props}>
      <rect x="-62" y="-22" width="124" height="44" rx="10" className={ink} />
      <rect x="-52" y="-12" width="24" height="24" rx="6" className="fill-coral" />
      <path d="M-18-6h56M-18 7h40" />
    </g>
  );
}

export function Rings(props: Part) {
  return (
    <g {...props}>
      <path d="M-150-70l300 60M-150 60L150-80M-60-120l40 240M90-120L40 120" opacity=".35" />
      {[112, 80, 48, 20].map((r) => (
        <circle key={r} r={r} className="fill-sky" fillOpacity=".35" />
      ))}
      <path d="M0 8C-16-10-18-18-18-24a18 18 0 0 1 36 0c0 6-2 14-18 32z" className="fill-coral" />
      <circle cy="-24" r="6" className="fill-white" />
    </g>
  );
}

export function Calendar(props: Part) {
  const cells = Array.from({ length: 28 }, (_, i) => i);
  return (
    <g {...props}>
      <rect x="-84" y="-70" width="168" height="148" rx="8" className="fill-white" />
      <path d="M-84-40H84V-62a8 8 0 0 0-8-8H-76a8 8 0 0 0-8 8z" className="fill-tangerine" />
      {cells.map((i) => (
        <circle
          key={i}
          cx={-66 + (i % 7) * 22}
          cy={-22 + Math.floor(i / 7) * 26}
          r="3"
          className="fill-press"
          stroke="none"
        />
      ))}
      <circle cx="22" cy="30" r="16" className="fill-coral" />
      <path d="m15 30 5 6 9-11" fill="none" strokeWidth="3" />
    </g>
  );
}

export function Bars({ inks, ...props }: Part & { inks: string[] }) {
  return (
    <g {...props}>
      {inks.map((ink, i) => {
        const height = 24 + i * 22;
        return <rect key={ink} x={i * 32} y={-height} width="24" height={height} className={ink} />;
      })}
      <path d={`M-10 0h${inks.length * 32 + 12}`} />
    </g>
  );
}

export function Storefront(props: Part) {
  return (
    <g {...props}>
      <path d="M-90-20h180v100H-90z" className="fill-white" />
      <path d="M-96-70H96l14 40H-110z" className="fill-coral" />
      <path d="M-62-70l-9 40M-21-70l-4 40M21-70l4 40M62-70l9 40" />
      <path
        d="M-110-30a19 19 0 0 0 37 0 19 19 0 0 0 36 0 19 19 0 0 0 37 0 19 19 0 0 0 37 0 19 19 0 0 0 36 0 19 19 0 0 0 37 0z"
        className="fill-canola"
      />
      <path d="M-72 8h84v46h-84z" className="fill-sky" />
      <path d="M34 8h36v72H34z" className="fill-mint" />
      <path d="M62 46h1" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** The one shadow of a scene: a halftone, drawn as a dotted line. */
export function Halftone({
  y,
  width,
  children,
}: {
  y: number;
  width: number;
  children?: ReactNode;
}) {
  return (
    <g strokeLinecap="round" opacity=".28">
      {[0, 7, 14].map((row) => (
        <path
          key={row}
          d={`M${200 - width / 2 + row * 1.5} ${y + row}h${width - row * 3}`}
          strokeWidth={4 - row / 5}
          strokeDasharray="0 8"
        />
      ))}
      {children}
    </g>
  );
}
