import "./choices.css";

type Props = {
  legend: string;
  /** Of the fields, and the start of their ids: the same in every rendering. */
  name: string;
  /** The words of each; its value is its number from 0. The first one is chosen. */
  labels: readonly string[];
};

/** Radio buttons in a row, as large as buttons. */
export function Choices({ legend, name, labels }: Props) {
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
            <label htmlFor={`${name}-${index}`} className="choice">
              {label}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
