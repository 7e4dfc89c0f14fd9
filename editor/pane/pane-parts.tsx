import type { CSSProperties, ReactElement } from "react";
import { Notes, type NotesProps } from "./notes";
import type { State } from "./state";

type Props = State &
  NotesProps & {
    /** Gets the frame of the page. */
    frame: (page: HTMLIFrameElement | null) => void;
    /** Is called once the frame has loaded. */
    start: () => void;
    change: (state: Partial<Pick<State, "width" | "isFolded">>) => void;
  };

const widths = [
  ["Phone", 390],
  ["Tablet", 820],
  ["Desktop", 1280],
  ["Full width", undefined],
] as const;

/** What the pane consists of: widths, the page, and below it what is to be done. */
export function PaneParts(props: Props): ReactElement {
  const { shown, width, isFolded, region, frame, start, change } = props;
  return (
    <div className="whole">
      <style>{styles}</style>
      <div className="bar">
        <button
          type="button"
          aria-pressed={isFolded}
          onClick={() => change({ isFolded: !isFolded })}
        >
          {isFolded ? "Show the form" : "Hide the form"}
        </button>
        <span>{regions[region]}</span>
        <fieldset aria-label="Width of the page">
          {widths.map(([label, each]) => (
            <button
              key={label}
              type="button"
              aria-pressed={width === each}
              onClick={() => change({ width: each })}
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="stage" aria-busy={!shown}>
        {/* Sveltia's frame has no base address, which the editor's policy does not admit. */}
        <iframe
          ref={frame}
          title={shown?.title ?? "The page"}
          // A page has a hundred links: Tab passes over it.
          tabIndex={-1}
          src={`${location.origin}/edit/page`}
          onLoad={start}
          // It has its place from the start, so that it can scroll to a field.
          data-waits={shown?.title === undefined || undefined}
          style={{ "--width": width ? `${width}px` : "100cqw" } as CSSProperties}
        />
        {!shown && <p>Loading the page …</p>}
        {shown && shown.title === undefined && <p>No page shows this yet.</p>}
      </div>
      <Notes {...props} />
    </div>
  );
}

const regions: Record<string, string> = { us: "Site: USA", ca: "Site: Canada" };

/** A page that is wider than the pane is shown smaller. */
const styles = `
:root { color-scheme: light dark }
.whole { position: fixed; inset: 0; display: flex; flex-direction: column; font: 14px system-ui, sans-serif }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding: 6px 8px }
fieldset { display: flex; gap: 4px; margin: 0; padding: 0; border: 0 }
.bar button { font: inherit; padding: 4px 10px; border: 1px solid transparent; border-radius: 6px; background: none; color: inherit; cursor: pointer }
.bar button:hover, fieldset button[aria-pressed=true] { border-color: currentColor }
.stage { flex: 1; min-height: 0; position: relative; container-type: size; overflow: hidden; background: color-mix(in srgb, CanvasText 12%, Canvas) }
.stage iframe { --scale: min(1, tan(atan2(100cqw, var(--width)))); position: absolute; left: 50%; border: 0; background: Canvas; width: var(--width); height: calc(100cqh / var(--scale)); transform-origin: top left; transform: scale(var(--scale)) translateX(-50%) }
.stage iframe[data-waits] { visibility: hidden }
.stage p { margin: 30cqh 16px; text-align: center }
ul { list-style: none; margin: 0; padding: 0; max-height: 30vh; overflow: auto }
li { padding: 6px 12px; border-top: 1px solid #8888; border-left: 4px solid #888 }
li.error { border-left-color: #c0260b }
li button, li a { font: inherit; font-weight: 600; border: 0; padding: 0; background: none; color: inherit; text-decoration: underline; cursor: pointer }
:focus-visible { outline: 2px solid Highlight; outline-offset: 1px }
`;
