import "@github/markdown-toolbar-element";
import type { WidgetProps } from "@rjsf/utils";
import { type ChangeEvent, createElement, useRef } from "react";
import type { Context } from "./context.ts";
import { common, typed } from "./control.ts";
import { Pictures } from "./pictures.tsx";

/** Buttons of GitHub's toolbar, which mark the selected words. */
const marks = [
  ["md-bold", "Bold"],
  ["md-italic", "Italic"],
  ["md-header", "Heading"],
  ["md-unordered-list", "List"],
] as const;

const table = "| To fill in | To fill in |\n| --- | --- |\n| To fill in | To fill in |";
const pictureLine = (name: string) => `\n![To fill in: what it shows](${name})\n`;

/** Markdown as it is in the file, with a toolbar: what is not edited keeps every character. */
export function MarkdownText(props: WidgetProps) {
  const { id, value = "", registry } = props;
  const { choices, file, sendPicture } = registry.formContext as Context;
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    area.current?.focus();
    // execCommand keeps the browser's undo; no newer API does.
    document.execCommand("insertText", false, text);
  };
  const selected = () => {
    const { selectionStart = 0, selectionEnd = 0, value: all = "" } = area.current ?? {};
    return all.slice(selectionStart, selectionEnd);
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
          onChange={picked((to) => `[${selected() || "To fill in"}](${to})`)}
        >
          <option value="">Link …</option>
          {choices.lists.link?.map(({ value: to, label }) => (
            <option key={to} value={to}>
              {label}
            </option>
          ))}
        </select>,
        <button key="table" type="button" onClick={() => insert(`\n${table}\n`)}>
          Table
        </button>,
        choices.pictures && (
          <select key="picture" aria-label="Picture" onChange={picked(pictureLine)}>
            <option value="">Picture …</option>
            {choices.pictures.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
            {choices.scenes.map((name) => (
              <option key={name} value={`scene:${name}`}>
                Drawing: {name.replaceAll("-", " ")}
              </option>
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
      <textarea {...common(props)} ref={area} value={value} onChange={typed(props)} />
      {choices.pictures && (
        <Pictures
          {...{ id, file, sendPicture }}
          pictures={choices.pictures}
          insert={(name) => insert(pictureLine(name))}
        />
      )}
    </div>
  );
}
