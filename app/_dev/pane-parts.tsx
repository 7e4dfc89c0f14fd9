import type { CSSProperties } from "react";
import type { Field, Shown } from "./show-draft";

type Props = {
  /** The page's address; undefined while there is none to show. */
  address: string | undefined;
  shown: Shown;
  isWaiting: boolean;
  width: number | undefined;
  isFolded: boolean;
  other: Field | undefined;
  /** Gets the frame of the page. */
  frame: (page: HTMLIFrameElement | null) => void;
  change: (state: { width?: number | undefined; isFolded?: boolean }) => void;
  reveal: (keyPath: string) => void;
};

const widths = [
  ["Phone", 390],
  ["Tablet", 820],
  ["Full width", undefined],
] as const;

/** What the pane consists of: widths, the page, and below it what is to be done. */
export function PaneParts({ address, width, isFolded, frame, change, ...notes }: Props) {
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
      <div className="stage">
        {address ? (
          // Sveltia's frame has no base address, which the editor's policy does not admit.
          <iframe
            ref={frame}
            title="The page"
            src={location.origin + address}
            style={{ "--width": width ? `${width}px` : "100cqw" } as CSSProperties}
          />
        ) : (
          <p>The page appears once the form has what it needs.</p>
        )}
      </div>
      <Notes {...notes} />
    </div>
  );
}

type NotesProps = Pick<Props, "shown" | "isWaiting" | "other" | "reveal">;

function Notes({ shown: { problems, isOld }, isWaiting, other, reveal }: NotesProps) {
  return (
    <div role="status">
      <ul>
        {isWaiting && <li>The preview does not answer. It is asked again.</li>}
        {isOld && (
          <li>This file was changed elsewhere. Close the form and open it again to see that.</li>
        )}
        {other && (
          <li>
            This is of another form:{" "}
            <a href={location.origin + other.href} target="_blank" rel="noreferrer">
              {other.label}
            </a>
          </li>
        )}
        {problems.map(({ keyPath, label, message }) => (
          <li key={keyPath + message}>
            <button type="button" onClick={() => reveal(keyPath)}>
              {label}
            </button>
            {`: ${message}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A page that is wider than the pane is shown smaller. */
const styles = `
:root { color-scheme: light dark }
.whole { position: fixed; inset: 0; display: flex; flex-direction: column; font: 14px system-ui, sans-serif }
.bar { display: flex; justify-content: space-between; padding: 6px 8px }
fieldset { display: flex; gap: 4px; margin: 0; padding: 0; border: 0 }
.bar button { font: inherit; padding: 4px 10px; border: 1px solid transparent; border-radius: 6px; background: none; color: inherit; cursor: pointer }
.bar button:hover, fieldset button[aria-pressed=true] { border-color: currentColor }
.stage { flex: 1; min-height: 0; position: relative; container-type: size; overflow: hidden; background: color-mix(in srgb, CanvasText 12%, Canvas) }
.stage iframe { --scale: min(1, tan(atan2(100cqw, var(--width)))); position: absolute; left: 50%; border: 0; background: Canvas; width: var(--width); height: calc(100cqh / var(--scale)); transform-origin: top left; transform: scale(var(--scale)) translateX(-50%) }
.stage p { margin: 30cqh 16px; text-align: center }
ul { list-style: none; margin: 0; padding: 0; max-height: 25vh; overflow: auto }
li { padding: 6px 12px; border-top: 1px solid #8888; border-left: 4px solid #c0260b }
li button, li a { font: inherit; font-weight: 600; border: 0; padding: 0; background: none; color: inherit; text-decoration: underline; cursor: pointer }
`;
