import type { AppEventListener, CustomFieldControlProps } from "@sveltia/cms";

type Entry = NonNullable<CustomFieldControlProps["entry"]>;

/** The entry that was open last, of which a duplicate is a copy. */
let first: Entry | undefined;

/** The switch of a draft. It turns itself on in a duplicate, to which Sveltia copies all values. */
export function draftControl() {
  return createClass<CustomFieldControlProps>({
    componentDidMount() {
      const { entry, onChange } = this.props;
      if (entry?.get("path")) first = entry;
      else onChange(true);
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

/** What belongs to one page, and to one post. */
const ofPage = ["address", "aliases", "name", "sharing"];
const ofPost = ["formerly"];

/** A duplicate is saved without what belongs to the first page, unless it was changed. */
export const forgetFirst: AppEventListener = {
  name: "preSave",
  handler({ entry }) {
    if (!entry.get("newRecord") || !first) return undefined;
    const isPage = entry.hasIn(["data", "metadata"]);
    const copied = (isPage ? ofPage : ofPost).filter((name) => isSame(entry, first, name));
    return copied.reduce((left, name) => left.deleteIn(["data", name]), entry);
  },
};

function isSame(entry: Entry, other: Entry | undefined, name: string): boolean {
  const [own, others] = [entry, other].map((each) => JSON.stringify(each?.getIn(["data", name])));
  return own === others;
}
