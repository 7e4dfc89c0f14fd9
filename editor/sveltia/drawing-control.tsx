import type { CustomFieldControlProps } from "@sveltia/cms";
import type { KeyboardEvent } from "react";
import type { Drawing } from "../forms/drawing-choices.ts";
import { replaceText } from "./markup.ts";

type State = { isOpen: boolean; search: string };

/** A field whose value is the name of a drawing, chosen by its picture. */
export function drawingControl(drawings: Drawing[]) {
  return createClass<CustomFieldControlProps, State>({
    getInitialState: () => ({ isOpen: false, search: "" }),

    render() {
      const { value, field, forID, onChange } = this.props;
      const { isOpen, search } = this.state;
      const chosen = drawings.find(({ name }) => name === value);
      return (
        <div className="drawing-field">
          <button
            type="button"
            id={forID}
            aria-haspopup="dialog"
            aria-labelledby={`${forID}-label ${forID}-name`}
            aria-describedby={`${forID}-error`}
            onClick={() => this.setState({ isOpen: true, search: "" })}
          >
            {chosen && <Picture {...chosen} />}
            <span id={`${forID}-name`}>{chosen?.label ?? (value || "Choose a drawing")}</span>
          </button>
          {value && !field.get("required") && (
            <button type="button" onClick={() => onChange("")}>
              Remove
            </button>
          )}
          {/* Each key in the form renders every control anew, so that a closed one has no pictures. */}
          {isOpen && (
            <dialog
              ref={open}
              aria-label={`Choose: ${field.get("label")}`}
              closedby="any"
              onKeyDown={goByArrows}
              onClose={({ currentTarget: { returnValue } }) => {
                this.setState({ isOpen: false });
                if (!returnValue) return;
                onChange(returnValue);
                const next = drawings.find(({ name }) => name === returnValue);
                bringWords(forID, chosen?.title, next?.title);
              }}
            >
              <Choice
                drawings={found(drawings, search)}
                value={value}
                search={search}
                onSearch={(search) => this.setState({ search })}
              />
            </dialog>
          )}
        </div>
      );
    },
  });
}

type ChoiceProps = {
  drawings: Drawing[];
  value: string;
  search: string;
  onSearch: (search: string) => void;
};

/** The pictures, each a button that closes the dialog with the name of its drawing. */
function Choice({ drawings, value, search, onSearch }: ChoiceProps) {
  return (
    <form method="dialog">
      {/* The default button: Enter in the search field chooses the first drawing that is found. */}
      <button type="submit" hidden disabled={!search} value={drawings[0]?.name} />
      <div className="head">
        <input
          type="search"
          aria-label="Search drawings"
          placeholder="Search: dog, coupon, receipt"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <span role="status">{drawings.length} drawings</span>
        <button type="submit" value="">
          Cancel
        </button>
      </div>
      <ul>
        {drawings.map((drawing, index) => (
          <li key={drawing.name} className={search && index === 0 ? "first" : undefined}>
            <button type="submit" value={drawing.name} aria-pressed={drawing.name === value}>
              <Picture {...drawing} />
              <span>{drawing.label}</span>
              <small>{drawing.words}</small>
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Picture({ src }: Drawing) {
  // biome-ignore lint/performance/noImgElement: it is in no page of Next's
  return <img key={src} src={src} alt="" loading="lazy" width={128} height={96} />;
}

function open(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  dialog.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "center" });
}

/** The drawings whose name, title and alternative texts have all words of a search, names first. */
function found(drawings: Drawing[], search: string): Drawing[] {
  const parts = search.toLowerCase().split(/\s+/);
  const isIn = (text: string) => parts.every((part) => text.toLowerCase().includes(part));
  const hits = drawings.filter(({ label, words }) => isIn(`${label} ${words}`));
  return hits.toSorted((a, b) => Number(isIn(b.label)) - Number(isIn(a.label)));
}

/** A new drawing brings its own words, where the field beside it has those of the old one, or none. */
function bringWords(id: string, old = "", next = ""): void {
  const keyPath = document.getElementById(id)?.closest<HTMLElement>(".field")?.dataset.keyPath;
  if (keyPath && next) replaceText(keyPath.replace(/[^.]*$/, "alt"), old, next);
}

/** Arrow keys go from picture to picture, as they are laid out; Down leads from the search to the first. */
function goByArrows(event: KeyboardEvent<HTMLDialogElement>): void {
  // Sveltia takes Escape as Back.
  event.stopPropagation();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("li button")];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const row = all.filter(({ offsetTop }) => offsetTop === all[0]?.offsetTop).length;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: row,
    ArrowUp: -row,
  };
  const step = steps[event.key];
  if (!step || (at < 0 && event.key !== "ArrowDown")) return;
  event.preventDefault();
  all[at < 0 ? 0 : at + step]?.focus();
}
