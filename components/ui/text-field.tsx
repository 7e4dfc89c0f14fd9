import type { ComponentProps } from "react";
import "./text-field.css";

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
