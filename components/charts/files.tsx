import { type Chart, usualSize } from "./chart";

const inks = ["fill-mint", "fill-sky", "fill-coral", "fill-canola"];

/** The list of files in the app, with how much of the room is used; all letters are large. */
export const files: Chart = ({ drawings, prices }) => {
  const { files: words, screens } = drawings;
  const [free] = prices.categories.storage.plans;
  const used = words.list.reduce((sum, [, size]) => sum + size, 0);
  const usedWidth = Math.max(16, Math.min(1, used / (free?.megabytes ?? 0)) * 324);
  return {
    size: usualSize,
    shade: <rect x={32} y={30} width={356} height={262} rx={14} />,
    art: (
      <>
        <rect x={20} y={16} width={356} height={262} rx={14} className="fill-white" />
        <path d="M20 58V30a14 14 0 0 1 14-14h328a14 14 0 0 1 14 14v28z" className="fill-canola" />
        <text x={36} y={44} fontSize={19} textAnchor="start">
          {words.title}
        </text>
        <text x={360} y={43} fontSize={17} textAnchor="end" className="font-mono">
          {screens.example}
        </text>
        {words.list.map(([name, size], i) => (
          <g key={name} transform={`translate(0 ${82 + i * 37})`}>
            <path d="M38-14h12l8 8v18H38z" className={inks[i]} />
            <path d="M50-14v8h8" />
            <text x={72} y={6} fontSize={19} textAnchor="start">
              {name}
            </text>
            <text x={360} y={6} fontSize={17} textAnchor="end" className="font-mono">
              {`${size}MB`}
            </text>
            <path d="M36 19h324" strokeWidth={1} className="stroke-stone" />
          </g>
        ))}
        <rect x={36} y={222} width={324} height={16} rx={8} className="fill-white" />
        <path
          d={`M44 222h${Math.round(usedWidth) - 8}v16H44a8 8 0 0 1 0-16z`}
          className="fill-coral"
        />
        <text x={36} y={264} fontSize={18} textAnchor="start">
          {words.used.replace("{used}", `${used}MB`).replace("{room}", free?.label ?? "")}
        </text>
      </>
    ),
  };
};
