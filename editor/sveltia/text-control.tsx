import type { CustomFieldControlProps, CustomFieldPickedFile } from "@sveltia/cms";
import type { ClipboardEvent, DragEvent } from "react";
import { type Edit, heading, link, list, picture, strong } from "./markdown-edits.ts";
import { followValue } from "./own-value.ts";

type Props = CustomFieldControlProps;

/**
 * The Markdown of a post, with buttons for what posts have. It stays as it is typed: rich text editors write
 * other Markdown than they read (docs/decisions.md).
 */
export function textControl() {
  return createClass<Props>({
    componentDidUpdate() {
      followValue(this.props.forID, this.props.value);
    },

    render() {
      const { value, forID, onChange } = this.props;
      const text = String(value ?? "");
      /** Changes the text at the selection, as if it were typed: the browser can take it back. */
      const apply = (edit: Edit) => change(forID, edit, onChange);
      const take = async (files: FileList | undefined) => {
        for (const file of files ?? []) {
          if (!file.type.startsWith("image/")) continue;
          const address = await this.props.addFile(file);
          apply((selected) => picture(address, selected));
        }
      };
      const pick = async () => {
        const options = { kind: "image", accept: "image/jpeg,image/png", allowURL: false } as const;
        const picked = (await this.props.pickFile(options)) as CustomFieldPickedFile | null;
        if (picked) apply((selected) => picture(picked.value, selected));
      };
      const onPaste = (event: ClipboardEvent) => {
        if (event.clipboardData.files.length === 0) return;
        event.preventDefault();
        take(event.clipboardData.files);
      };
      const onDrop = (event: DragEvent) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        take(event.dataTransfer.files);
      };
      return (
        <div className="text-field">
          <div role="toolbar" aria-label="Text" aria-controls={forID}>
            <button type="button" onClick={() => apply(heading)}>
              Heading
            </button>
            <button type="button" onClick={() => apply(strong)}>
              <b>Bold</b>
            </button>
            <button type="button" onClick={() => apply(list)}>
              List
            </button>
            <button type="button" onClick={() => apply(link)}>
              Link
            </button>
            <button type="button" onClick={pick}>
              Picture
            </button>
          </div>
          <textarea
            id={forID}
            aria-labelledby={`${forID}-label`}
            aria-describedby={`${forID}-error`}
            defaultValue={text}
            onChange={({ target }) => onChange(target.value)}
            onPaste={onPaste}
            onDrop={onDrop}
          />
        </div>
      );
    },
  });
}

function change(id: string, edit: Edit, onChange: (value: string) => void): void {
  const field = document.getElementById(id) as HTMLTextAreaElement | null;
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  const { text, select } = edit(value.slice(selectionStart, selectionEnd));
  field.focus();
  // The browser keeps what it inserts, so that Ctrl+Z takes it back.
  if (!document.execCommand("insertText", false, text))
    field.setRangeText(text, selectionStart, selectionEnd);
  field.setSelectionRange(selectionStart + select[0], selectionStart + select[1]);
  onChange(field.value);
}
