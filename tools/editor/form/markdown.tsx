import { createElement, useRef } from "react";
import { type ControlProps, textOf } from "./control.ts";
import { useForm } from "./form-context.ts";
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
export function MarkdownText(props: ControlProps) {
  const { id } = props.attributes;
  const { pictures } = useForm().state.choices;
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (text: string) => {
    area.current?.focus();
    // execCommand keeps the browser's undo; no newer API does.
    document.execCommand("insertText", false, text);
  };
  const selected = () => {
    const { selectionStart = 0, selectionEnd = 0, value = "" } = area.current ?? {};
    return value.slice(selectionStart, selectionEnd);
  };
  return (
    <div className="markdown">
      <Toolbar {...{ id, insert, selected }} />
      <textarea {...props.attributes} {...textOf(props)} ref={area} />
      {pictures && <Pictures {...{ id, pictures }} insert={(name) => insert(pictureLine(name))} />}
    </div>
  );
}

type ToolbarProps = {
  /** Of the text. */
  id: string;
  insert(text: string): void;
  selected(): string;
};

function Toolbar({ id, insert, selected }: ToolbarProps) {
  const { lists, pictures, scenes, tokens } = useForm().state.choices;
  const pages = (lists.link ?? []).map(({ value, label }) => [value, label] as const);
  const photos = (pictures ?? []).map(({ name }) => [name, name] as const);
  const drawings = scenes.map((name) => [`scene:${name}`, `Drawing: ${inWords(name)}`] as const);
  const facts = Object.entries(tokens).map(([name, fact]) => [name, `${name}: ${fact}`] as const);
  return createElement(
    "markdown-toolbar",
    { for: id, class: "tools", "aria-label": "Format" },
    ...marks.map(([tag, name]) => createElement(tag, { key: tag, level: "2" }, name)),
    <Insert
      key="link"
      name="Link"
      label="Link to a page"
      options={pages}
      insert={(to) => insert(`[${selected() || "To fill in"}](${to})`)}
    />,
    <button key="table" type="button" onClick={() => insert(`\n${table}\n`)}>
      Table
    </button>,
    pictures && (
      <Insert
        key="picture"
        name="Picture"
        options={[...photos, ...drawings]}
        insert={(name) => insert(pictureLine(name))}
      />
    ),
    <Insert key="fact" name="Fact" options={facts} insert={(name) => insert(`{{${name}}}`)} />,
  );
}

const inWords = (name: string) => name.replaceAll("-", " ");

type InsertProps = {
  name: string;
  label?: string;
  options: (readonly [value: string, label: string])[];
  insert(choice: string): void;
};

/** A list of the toolbar, which writes what is chosen into the text. */
function Insert({ name, label = name, options, insert }: InsertProps) {
  return (
    <select aria-label={label} value="" onChange={({ target }) => insert(target.value)}>
      <option value="">{name} …</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  );
}
