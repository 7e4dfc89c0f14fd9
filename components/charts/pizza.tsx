import { type Chart, usualSize } from "./chart";

/** A pizza, cut to scale: what it costs, and what it leaves. */
export const pizza: Chart = ({ drawings }) => {
  const [cost, leaves] = drawings.posts.pizza;
  const [costs = 0, left = 0] = [cost, leaves].map((amount) => Number(amount.replace("$", "")));
  const angle = (costs / (costs + left)) * 2 * Math.PI;
  const slice = [Math.round(112 * Math.sin(angle)), Math.round(-112 * Math.cos(angle))];
  return {
    size: usualSize,
    shade: <circle cx={212} cy={164} r={128} />,
    art: (
      <>
        <circle cx={200} cy={150} r={128} className="fill-tangerine" />
        <circle cx={200} cy={150} r={112} className="fill-white" />
        <path
          d={`M0 0V-112A112 112 0 0 1 ${slice.join(" ")}z`}
          transform="translate(200 150)"
          className="fill-stone"
        />
        {["146 84", "112 128", "172 122", "148 224", "194 239"].map((at) => (
          <circle key={at} r={15} className="fill-coral" transform={`translate(${at})`} />
        ))}
        <text x={256} y={158} fontSize={52} className="font-price">
          {cost}
        </text>
        <text x={150} y={200} fontSize={64} className="font-price">
          {leaves}
        </text>
      </>
    ),
  };
};
