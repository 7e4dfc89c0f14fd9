import "@github/markdown-toolbar-element";
import type { WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, createElement, useRef, useState } from "react";
import { common, typed } from "./control.ts";
import type { Context } from "./templates.tsx";

/** Buttons of GitHub's toolbar, which mark the selected words. */
const marks = [
  ["md-bold", "Bold"],
  ["md-italic", "Italic"],
  ["md-header", "Heading"],
  ["md-unordered-list", "List"],
] as const;

const table = "| First | Second |\n| --- | --- |\n| words | words |";

/** Markdown as it is in the file, with a toolbar: what is not edited keeps every character. */
export function MarkdownText(props: WidgetProps) {
  const { id, value = "", registry } = props;
  const { choices, addPicture } = registry.formContext as Context;
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState("");
  const insert = (text: string) => {
    area.current?.focus();
    // execCommand keeps the browser's undo; no newer API does.
    document.execCommand("insertText", false, text);
  };
  const selected = () => {
    const { selectionStart = 0, selectionEnd = 0, value: all = "" } = area.current ?? {};
    return all.slice(selectionStart, selectionEnd);
  };
  const place = async (files: Iterable<File>) => {
    for (const file of files) {
      const added = await addPicture(file);
      setRefused("problem" in added ? added.problem : "");
      if ("name" in added) insert(`\n![what it shows](${added.name})\n`);
    }
  };
  const picked = (words: (choice: string) => string) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { value: choice } = event.target;
    event.target.value = "";
    if (choice) insert(words(choice));
  };
  return (
    <div className="markdown">
      {createElement(
        "markdown-toolbar",
        { for: id, class: "tools", "aria-label": "Format" },
        ...marks.map(([tag, name]) => createElement(tag, { key: tag, level: "2" }, name)),
        <select
          key="link"
          aria-label="Link to a page"
          onChange={picked((to) => `[${selected() || "words"}](${to})`)}
        >
          <option value="">Link …</option>
          {choices.lists.link?.map((to) => (
            <option key={to}>{to}</option>
          ))}
        </select>,
        <button key="table" type="button" onClick={() => insert(`\n${table}\n`)}>
          Table
        </button>,
        choices.pictures && (
          <select
            key="picture"
            aria-label="Picture"
            onChange={picked((name) => `\n![what it shows](${name})\n`)}
          >
            <option value="">Picture …</option>
            {[...choices.pictures, ...choices.scenes.map((name) => `scene:${name}`)].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        ),
        <select key="fact" aria-label="Fact" onChange={picked((name) => `{{${name}}}`)}>
          <option value="">Fact …</option>
          {Object.entries(choices.tokens).map(([name, fact]) => (
            <option key={name} value={name}>
              {name}: {fact}
            </option>
          ))}
        </select>,
      )}
      <textarea
        {...common(props)}
        ref={area}
        value={value}
        onChange={typed(props)}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0 || !choices.pictures) return;
          event.preventDefault();
          place(event.dataTransfer.files);
        }}
      />
      {choices.pictures && (
        <div className="hint">
          <label htmlFor={`${id}-picture`}>Add a picture</label> or drop it on the text: JPEG or
          PNG, at least 480 pixels wide; 1600 are best.{" "}
          <input
            id={`${id}-picture`}
            type="file"
            accept="image/jpeg,image/png"
            aria-invalid={refused !== "" || undefined}
            aria-describedby={`${id}-refused`}
            onChange={({ target }) => place(target.files ?? [])}
          />
          <p className="problem" id={`${id}-refused`}>
            {refused}
          </p>
        </div>
      )}
    </div>
  );
}
