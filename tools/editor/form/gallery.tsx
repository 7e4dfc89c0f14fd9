import type { ReactNode } from "react";
import type { ControlProps } from "./control.ts";
import { useForm } from "./form-context.ts";

type GalleryProps = {
  control: ControlProps;
  names: readonly string[];
  look(name: string): ReactNode;
};

/** A choice that is made by looking. */
function Gallery({ control, names, look }: GalleryProps) {
  const { title, value, isRequired, attributes, onChange } = control;
  const all = isRequired ? names : ["", ...names];
  const shown = (name: string) => (
    <>
      {name && look(name)}
      {name.replaceAll("-", " ") || "–"}
    </>
  );
  return (
    <details {...attributes} aria-label={title} className="pick">
      <summary>
        {shown(String(value ?? ""))} <small>Click to choose.</small>
      </summary>
      <div className="gallery">
        {all.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === (value ?? "")}
            onClick={() => onChange(name)}
          >
            {shown(name)}
          </button>
        ))}
      </div>
    </details>
  );
}

/** A drawing of the folder; `next dev` does not compare the hash of its address. */
export function SceneChoice(props: ControlProps) {
  const { scenes } = useForm().state.choices;
  const look = (name: string) => (
    // biome-ignore lint/performance/noImgElement: a drawing as it is, in next dev alone
    <img src={`/pictures/${name}-00000000.svg`} alt="" loading="lazy" />
  );
  return <Gallery control={props} names={scenes} look={look} />;
}

export function InkChoice(props: ControlProps) {
  const { inks } = useForm().state.choices;
  const look = (name: string) => <span className="swatch" style={{ background: inks[name] }} />;
  return <Gallery control={props} names={Object.keys(inks)} look={look} />;
}
