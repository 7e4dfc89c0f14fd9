import { Part } from "../drawings/part";
import { type Chart, usualSize } from "./chart";

/** A city in a province in a country, on a folded map. */
export const places: Chart = ({ prices }) => {
  const [inCity, inProvince, inCountry] = prices.categories["one-day-campaign"].plans;
  return {
    size: usualSize,
    shade: <path d="m36 44 88-12 88 12 88-12 88 12v242l-88-10-88 10-88-10-88 10z" />,
    art: (
      <>
        <path
          d="m24 30 88-12 88 12 88-12 88 12v240l-88-10-88 10-88-10-88 10z"
          className="fill-canola"
        />
        <path d="M112 18v242M200 30v240M288 18v242" strokeDasharray="4 7" />
        <path d="M214 50h128v194h-58l-28-34-22-34-20-30z" className="fill-white" />
        <ellipse cx={286} cy={170} rx={40} ry={24} className="fill-coral" />
        <path d="M192 152h38M142 224h94l30-46" />
        <Part name="pin" transform="translate(286 172) scale(1.2)" className="fill-sky" />
        <Label x={102} y={70} width={174}>
          {inCountry?.label}
        </Label>
        <Label x={108} y={152} width={186}>
          {inProvince?.label}
        </Label>
        <Label x={84} y={224} width={138}>
          {inCity?.label}
        </Label>
      </>
    ),
  };
};

type LabelProps = { x: number; y: number; width: number; children: string | undefined };

/** Words upon a map. */
function Label({ x, y, width, children }: LabelProps) {
  return (
    <g transform={`translate(${x} ${y})`} className="fine">
      <rect x={-width / 2} y={-14} width={width} height={28} rx={14} className="fill-white" />
      <text y={7} fontSize={19}>
        {children}
      </text>
    </g>
  );
}
