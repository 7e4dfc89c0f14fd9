import type { CustomFieldControlProps } from "@sveltia/cms";
import type { LinkChoice } from "../forms/link-choices.ts";
import { followValue } from "./own-value.ts";

const listId = "link-choices";

/** A field for a link: typed, or chosen from the pages and their parts, which the browser lists as one types. */
export function linkControl() {
  return createClass<CustomFieldControlProps>({
    componentDidUpdate() {
      followValue(this.props.forID, this.props.value);
    },

    render() {
      const { value, forID, onChange } = this.props;
      return (
        <input
          type="text"
          id={forID}
          className="link-field"
          list={listId}
          aria-labelledby={`${forID}-label`}
          aria-describedby={`${forID}-error`}
          autoComplete="off"
          spellCheck={false}
          defaultValue={value ?? ""}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      );
    },
  });
}

/** Puts the list into the page that the fields name. */
export function addLinkChoices(links: LinkChoice[]): void {
  const list = document.createElement("datalist");
  list.id = listId;
  for (const { to, label } of links) list.append(new Option(label, to));
  document.body.append(list);
}
