import type { ReactNode } from "react";
import type { Part } from "./part";

type HandProps = Part & {
  /** Its skin, where the ground is tangerine. */
  skin?: string;
};

/** A sleeve that comes from the right, and its cuff. */
function Arm({ ink }: { ink: string }) {
  return (
    <>
      <path d="M78-30h900v64H78z" className={ink} />
      <path d="M66-34h16v72H66z" className="fill-white" />
    </>
  );
}

type HoldProps = HandProps & {
  /** What it holds, whose edge is at 0,0 of the hand. */
  children: ReactNode;
};

/** A hand that reaches to the left and holds a thing: its fingers behind it, the thumb before. */
export function Hold({
  ink = "fill-denim",
  skin = "fill-tangerine",
  children,
  ...props
}: HoldProps) {
  return (
    <>
      <g {...props}>
        <Arm ink={ink} />
        <path d="M66-26H44Q22-35-8-31q-16 2-16 14v40q0 15 18 16 40 3 72-5" className={skin} />
        <path d="M-10 4h24M-10 20h22" />
      </g>
      {children}
      <g {...props}>
        <path d="M56-20Q26-30-20-24a10 10 0 0 0 1 20Q12-6 26 4" className={skin} />
        <path d="M-29-14q0-5 7-6" />
      </g>
    </>
  );
}

/** A hand that points to the left; 0,0 is the tip of its finger. */
function Point({ ink = "fill-denim", skin = "fill-tangerine", ...props }: HandProps) {
  return (
    <g {...props}>
      <g transform="translate(56 14)">
        <Arm ink={ink} />
        <path
          d="M66-26H38Q24-34 6-26l-52 3a9 9 0 0 0 0 18L2-4q-9 6-2 13-6 7 2 13 0 10 14 10 28 1 50-6"
          className={skin}
        />
        <path d="M2-4h20M0 9h18M2 22h16M38-26Q16-18 22 2" />
      </g>
    </g>
  );
}

/** The same, in the moment when it taps. */
export function Tap(props: HandProps) {
  const { transform, ...look } = props;
  return (
    <g transform={transform}>
      <path d="M-2-16-8-26M-14-6-24-12M-16 6h-12" strokeWidth={4} className="printed" />
      <Point {...look} />
    </g>
  );
}
