import type { WidgetProps } from "@rjsf/utils";
import { useEffect, useState } from "react";
import type { Context } from "./context.ts";
import { common, typed } from "./control.ts";
import { MarkdownText } from "./markdown.tsx";

function Line(props: WidgetProps) {
  const { value = "", schema, registry } = props;
  const { lists } = (registry.formContext as Context).choices;
  const { format = "" } = schema;
  // A date input would show an invalid day as empty, and lose it.
  const isDay = format === "date" && /^(\d{4}-\d\d-\d\d)?$/.test(value);
  return (
    <>
      <input
        {...common(props)}
        type={isDay ? "date" : "text"}
        list={lists[format] && `${props.id}-list`}
        value={String(value)}
        onChange={typed(props)}
      />
      {lists[format] && (
        <datalist id={`${props.id}-list`}>
          {lists[format].map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** The end of a page's address: changed by its button, since the file's name changes with it. */
function Address(props: WidgetProps) {
  const { value = "", onChange } = props;
  const [typedName, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  return (
    <p className="commands">
      <input
        {...common(props)}
        type="text"
        value={typedName}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          onChange(typedName);
        }}
      />
      <button type="button" disabled={typedName === value} onClick={() => onChange(typedName)}>
        Change the address
      </button>
    </p>
  );
}

function Lines(props: WidgetProps) {
  return <textarea {...common(props)} value={props.value ?? ""} onChange={typed(props)} />;
}

/** A value that is not allowed stays an option, so that saving does not change it. */
function Choice(props: WidgetProps) {
  const { value, options, required, onChange } = props;
  const allowed = (options.enumOptions ?? []).map((option) => option.value);
  const shown = required && value !== undefined ? allowed : [undefined, ...allowed];
  const all = shown.includes(value) ? shown : [value, ...shown];
  return (
    <select
      {...common(props)}
      value={String(value ?? "")}
      onChange={({ target }) => onChange(all[target.selectedIndex])}
    >
      {all.map((option) => (
        <option key={String(option)} value={String(option ?? "")}>
          {option === undefined ? "–" : String(option).replaceAll("-", " ")}
        </option>
      ))}
    </select>
  );
}

type GalleryProps = { field: WidgetProps; shown: string; look(name: string): React.ReactNode };

/** A choice that can be made by looking, too. */
function Gallery({ field, shown, look }: GalleryProps) {
  return (
    <div className="pick">
      <Choice {...field} />
      <details>
        <summary>{shown}</summary>
        <div className="gallery">
          {(field.options.enumOptions ?? []).map(({ value }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === field.value}
              onClick={() => field.onChange(value)}
            >
              {look(value)}
              {String(value).replaceAll("-", " ")}
            </button>
          ))}
        </div>
      </details>
    </div>
  );
}

/** The address of a scene's drawing; `next dev` does not compare the hash. */
function Drawing({ name }: { name: string }) {
  // biome-ignore lint/performance/noImgElement: a drawing as it is, in next dev alone
  return <img src={`/pictures/${name}-00000000.svg`} alt="" loading="lazy" />;
}

function Scene(props: WidgetProps) {
  return (
    <>
      <Gallery field={props} shown="Choose by picture" look={(name) => <Drawing name={name} />} />
      {props.value && <Drawing name={props.value} />}
    </>
  );
}

function Ink(props: WidgetProps) {
  const { inks } = (props.registry.formContext as Context).choices;
  const swatch = (name: string) => <span className="swatch" style={{ background: inks[name] }} />;
  return (
    <>
      <Gallery field={props} shown="Choose by colour" look={swatch} />
      {props.value && swatch(props.value)}
    </>
  );
}

function YesNo(props: WidgetProps) {
  const { value, label, required, onChange } = props;
  return (
    <label className="yes">
      <input
        {...common(props)}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => onChange(target.checked || (required ? false : undefined))}
      />{" "}
      {label}
    </label>
  );
}

/** Widgets by the `format` of the schema; numbers, choices and yes or no have none. */
export const widgets = {
  address: Address,
  date: Line,
  ink: Ink,
  line: Line,
  lines: Lines,
  link: Line,
  markdown: MarkdownText,
  scene: Scene,
  screenshot: Line,
  service: Line,
  TextWidget: Line,
  SelectWidget: Choice,
  CheckboxWidget: YesNo,
};
