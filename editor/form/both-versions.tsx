import type { Start } from "../start.ts";
import { differences, type Path, valueAt } from "./values.ts";

type Props = {
  /** The file as it is now. */
  theirs: Start;
  mine: Record<string, unknown>;
  take(path: Path, value: unknown): void;
  goOn(): void;
};

/** Both versions of a file that two people changed, side by side; nothing is overwritten. */
export function BothVersions({ theirs, mine, take, goOn }: Props) {
  const paths = differences(theirs.data, mine);
  return (
    <section className="notice wrong" role="alert" id="differences">
      <h2>This file was changed elsewhere meanwhile</h2>
      <p>
        Nothing is overwritten. On the left is the file as it is now, on the right what you have
        here. Take over what you want, then go on and save.
      </p>
      <table>
        <thead>
          <tr>
            <th>Field</th>
            <th>In the file</th>
            <th>Yours</th>
          </tr>
        </thead>
        <tbody>
          {paths.map((path) => (
            <tr key={path.join(".")}>
              <th>{path.join(" › ").replace("~body", "Text")}</th>
              <td>
                <Value value={valueAt(theirs.data, path)} />
                <button type="button" onClick={() => take(path, valueAt(theirs.data, path))}>
                  Take this
                </button>
              </td>
              <td>
                <Value value={valueAt(mine, path)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button type="button" onClick={goOn}>
          {paths.length > 0 ? "Go on with mine" : "Go on"}
        </button>
      </p>
    </section>
  );
}

function Value({ value }: { value: unknown }) {
  return <pre>{typeof value === "string" ? value : JSON.stringify(value ?? "–", null, 1)}</pre>;
}
