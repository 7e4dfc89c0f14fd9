import { markOf } from "../page/card-mark.tsx";
import type { Chart } from "./chart";

/** The accepted cards with their marks, so many in a row, by the names that content gives them. */
export function cardsIn(columns: number): Chart {
  return ({ navigation }) => {
    const names = navigation.secondFooter.cards;
    return {
      size: [columns * 105 - 3, Math.ceil(names.length / columns) * 68 - 4],
      shade: null,
      art: names.map((name, index) => {
        const x = (index % columns) * 105;
        const y = Math.floor(index / columns) * 68;
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <rect x={2} y={2} width={98} height={60} rx={8} className="fill-white" />
            <Mark name={name} />
          </g>
        );
      }),
    };
  };
}

function Mark({ name }: { name: string }) {
  const mark = markOf(name);
  if (!mark)
    return name.split(" ").map((word, line, words) => (
      <text key={word} x={51} y={37 + line * 14 - (words.length - 1) * 7} fontSize={13}>
        {word}
      </text>
    ));
  return (
    <>
      <path
        d={mark.path}
        transform={`translate(${mark.rest ? 6 : 25} ${mark.rest ? 12 : 6}) scale(${mark.rest ? 1.6 : 2.16})`}
        className="stroke-none fill-press"
      />
      {mark.rest && (
        <text x={71} y={36} fontSize={13}>
          {mark.rest}
        </text>
      )}
    </>
  );
}
