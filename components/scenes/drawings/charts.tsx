import { content } from "../content";
import { Label } from "../parts/map";
import { Burst } from "../parts/paper";
import type { Drawing } from "./drawing";

const words = content.drawings.forecast;

const bars = [
  { ink: "fill-sky", height: 46 },
  { ink: "fill-mint", height: 70 },
  { ink: "fill-canola", height: 96 },
  { ink: "fill-rose", height: 126 },
  { ink: "fill-coral", height: 158 },
];

export const growth: Drawing = {
  shade: <rect x={46} y={34} width={328} height={256} rx={12} transform="rotate(-2 200 150)" />,
  art: (
    <g transform="rotate(-2 200 150)">
      <rect x={36} y={22} width={328} height={256} rx={12} className="fill-white" />
      {bars.map(({ ink, height }, i) => (
        <path key={ink} d={`M${69 + i * 55} 250v${-height}h42v${height}z`} className={ink} />
      ))}
      <path d="M54 250h292" />
      <path d="m90 174 55-24 55-26 55-30 45-36" strokeWidth={6} className="printed" />
      <path d="m316 46-34 4 20 26z" className="fill-press" />
      <path
        d="M81 174a9 9 0 1 0 18 0 9 9 0 1 0-18 0M136 150a9 9 0 1 0 18 0 9 9 0 1 0-18 0M191 124a9 9 0 1 0 18 0 9 9 0 1 0-18 0M246 94a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
        className="fill-white"
      />
    </g>
  ),
};

export const predictiveAi: Drawing = {
  shade: <rect x={42} y={36} width={336} height={256} rx={12} />,
  art: (
    <>
      <path d="M44 24h312a12 12 0 0 1 12 12v204H32V36a12 12 0 0 1 12-12z" className="fill-white" />
      <path d="M32 236h336v28a12 12 0 0 1-12 12H44a12 12 0 0 1-12-12z" className="fill-sky" />
      <path d="m186 172 88-96 94-20v140l-94-30z" className="fill-canola stroke-none" />
      <path d="m186 172 88-96 94-20M186 172l88-6 94 30" strokeDasharray="5 6" />
      <path d="M186 70v206" />
      <path d="m58 196 42-24 42 16 44-16" strokeWidth={6} className="printed" />
      <path d="m186 172 88-54 94 8" strokeWidth={6} strokeDasharray="0 12" className="printed" />
      <path d="M80 236v14M133 236v14M239 236v14M292 236v14M345 236v14" />
      <circle cx={186} cy={172} r={11} className="fill-white" />
      <Burst transform="translate(274 116)" radius={36} ink="fill-coral">
        <text y={8} fontSize={22}>
          {words.peak}
        </text>
      </Burst>
      <Label x={186} y={60} width={86}>
        {words.now}
      </Label>
    </>
  ),
};
