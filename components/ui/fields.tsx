import type { ComponentProps } from "react";
import "./fields.css";

type Props = ComponentProps<"input"> & { id: string; label: string };

/** A field of one line, below its label. */
export function TextField({ label, className = "", ...props }: Props) {
  return (
    <>
      <label htmlFor={props.id} className="block w-full pb-1.5 font-strong">
        {label}
      </label>
      <input type="text" autoComplete="off" {...props} className={`text-field ${className}`} />
    </>
  );
}

/** A radio button's label, in its place; the last line is its focus, as elsewhere. */
const choiceLook = [
  "grid min-h-12 cursor-pointer place-items-center rounded-control border-2 border-control bg-sheet py-1.5",
  "text-center text-small font-strong text-ink",
  "peer-checked:border-ink peer-checked:bg-canola peer-checked:text-press peer-checked:[print-color-adjust:exact]",
  "peer-focus-visible:[outline:3px_solid_var(--focus,var(--ink))] peer-focus-visible:outline-offset-2 peer-focus-visible:[box-shadow:0_0_0_2px_theme(colors.canola)]",
].join(" ");

type RadioProps = {
  legend: string;
  /** The name of the fields, which begins their ids: the same in every rendering. */
  name: string;
  /** The words of each; its value is its number from 0. The first one is chosen. */
  labels: readonly string[];
};

/** Radio buttons in a row, as large as buttons. */
export function RadioButtons({ legend, name, labels }: RadioProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-strong">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-[repeat(auto-fit,minmax(min(4rem,100%),1fr))] gap-2">
        {labels.map((label, index) => (
          <div key={label} className="relative grid">
            <input
              type="radio"
              id={`${name}-${index}`}
              name={name}
              value={index}
              defaultChecked={index === 0}
              className="peer absolute inset-0 size-full opacity-0"
            />
            <label htmlFor={`${name}-${index}`} className={choiceLook}>
              {label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
