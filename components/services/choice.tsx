import type { ReactNode } from "react";
import styles from "./choice.module.css";

type Props = {
  /** What is chosen, for screen readers. */
  legend: string;
  /** The name of the radio buttons, the same in every rendering. */
  name: string;
  /** Is drawn behind the picture of the chosen option. */
  children?: ReactNode;
  className: string | undefined;
  options: {
    id: string;
    label: ReactNode;
    /** Laid upon the stage, or below the labels. */
    picture: ReactNode;
  }[];
  /** The one that is chosen first. */
  start: number;
};

/** Radio buttons beside a picture that changes with them. It needs no script: CSS shows the picture of the checked one. */
export function Choice({ legend, name, children, className, options, start }: Props) {
  return (
    <fieldset className={`${styles.choices} ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {children}
      {options.map(({ id, label, picture }, index) => (
        <div key={id} className={styles.one}>
          <label className={styles.label}>
            <input
              type="radio"
              name={name}
              id={`${name}-${id}`}
              value={id}
              defaultChecked={index === start}
            />
            {label}
          </label>
          {picture}
        </div>
      ))}
    </fieldset>
  );
}
