import type { AppEventListener, CustomFieldControlProps } from "@sveltia/cms";

type Entry = NonNullable<CustomFieldControlProps["entry"]>;

/** The entry that was open last, of which a duplicate is a copy. */
let first: Entry | undefined;

/** The form of a new entry in which the switch has turned itself on: Sveltia builds it anew with the window. */
let turnedOnAt = "";
addEventListener("hashchange", () => {
  turnedOnAt = "";
});

/** The switch of a draft. It turns itself on in a duplicate, to which Sveltia copies all values. */
export function draftControl() {
  return createClass<CustomFieldControlProps>({
    componentDidMount() {
      const { entry, onChange } = this.props;
      if (entry?.get("path")) first = entry;
      else if (turnedOnAt !== location.hash) {
        turnedOnAt = location.hash;
        onChange(true);
      }
    },

    render() {
      const { value, forID, onChange } = this.props;
      return (
        <input
          type="checkbox"
          id={forID}
          aria-labelledby={`${forID}-label`}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      );
    },
  });
}

/** What belongs to one page or post alone. */
const own = [
  ["settings", "address"],
  ["settings", "aliases"],
  ["settings", "name"],
  ["settings", "sharing"],
  ["page", "aliases"],
  ["formerly"],
].map((path) => ["data", ...path]);

/** A duplicate is saved without what belongs to the first page, unless it was changed. */
export const forgetFirst: AppEventListener = {
  name: "preSave",
  handler({ entry }) {
    if (!entry.get("newRecord") || !first) return undefined;
    const valueIn = (from: Entry | undefined, path: string[]) => JSON.stringify(from?.getIn(path));
    const copied = own.filter(
      (path) => entry.hasIn(path) && valueIn(entry, path) === valueIn(first, path),
    );
    return copied.reduce((left, path) => left.deleteIn(path), entry);
  },
};
