import { Pin } from "../parts/map";
import { type Drawing, onCard } from "./drawing";

const country = "M14 40 46 22l46 10 36-16 34 14 26-6-6 36 10 30-28 26-38-6-34 14-48-12-28 4-10-38z";
const province = "M62 62h50v54l-20 8-30-7z";

/** A country on a map: what a campaign reaches is coral, a city of it, a province or all of it. */
function area(covered?: string): Drawing {
  return {
    size: onCard,
    shade: <path d={country} transform="translate(8 9)" />,
    art: (
      <>
        <path d={country} className={covered === country ? "fill-coral" : "fill-white"} />
        <path d="M62 25v92M112 23v93M152 25v91M9 62h174" strokeDasharray="3 5" />
        {covered === province && <path d={province} className="fill-coral" />}
        {!covered && (
          <>
            <circle cx={87} cy={92} r={14} className="fill-coral" />
            <Pin transform="translate(87 90) scale(.44)" ink="fill-canola" />
          </>
        )}
      </>
    ),
  };
}

export const cityArea = area();
export const provinceArea = area(province);
export const countryArea = area(country);
