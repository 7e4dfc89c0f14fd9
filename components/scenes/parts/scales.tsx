import type { ReactNode } from "react";

type Props = {
  /** How high the beam's ends and the pans are, left and right; 0 is the top. */
  ends: [number, number];
  pans: [number, number];
  /** Inks of the foot and of the pans. */
  inks: [string, string];
  /** The goods on the pans, around x = 80 and x = 320. */
  children: ReactNode;
};

/** A pair of scales in a field of 400 × 300. */
export function Scales({ ends: [left, right], pans, inks: [foot, pan], children }: Props) {
  const axis = (left + right) / 2;
  const strings = [left, right].map((end, i) => {
    const x = i ? 320 : 80;
    return `M${x - 52} ${pans[i]} ${x} ${end}l52 ${(pans[i] ?? 0) - end}`;
  });
  return (
    <>
      <path d={`M191 ${axis}h18v195h-18z`} className="fill-white" />
      <path d="M118 264h164v20H118z" className={foot} />
      <path d={`M80 ${left} 320 ${right}`} strokeWidth={10} className="printed" />
      <circle cx={200} cy={axis} r={14} className="fill-canola" />
      <path d={strings.join("")} />
      {children}
      <path
        d={`M20 ${pans[0]}h120q-11 32-60 32t-60-32zM260 ${pans[1]}h120q-11 32-60 32t-60-32z`}
        className={pan}
      />
    </>
  );
}
