import { encode } from "uqr";
import { content } from "../content";
import { flat, type Part } from "./part";

const { data, size } = encode(content.origin, { ecc: "M", border: 0 });

/** Runs of dark modules, row by row: "M3 0h2v1h-2z". */
const modules = data
  .flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  .join("");

/** A QR code that any scanner reads: this site's address. It wants 4 modules of white around it. */
export function Qr({ width = 100, ...props }: Part & { width?: number }) {
  return (
    <g {...props}>
      <path
        d={modules}
        transform={`scale(${width / size}) translate(${-size / 2} ${-size / 2})`}
        className={flat}
      />
    </g>
  );
}
