import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { readFiles } from "../content/load/files.ts";
import { formatProblem } from "../content/load/problem.ts";
import { loadAllFromDisk } from "../content/load-content.ts";
import { postPath } from "../content/site/slug.ts";
import { deletion } from "../editor/addresses.ts";
import { yamlStyle } from "../editor/rewrite.ts";
import { save } from "../editor/save.ts";
import { writeTexts } from "../editor/write-texts.ts";

type Fields = Document.Parsed;

/** The content of a copy of the project, to be edited as an editor would. */
export type ContentCopy = ReturnType<typeof contentOf>;

/** The content in a copy of the project at `folder`. Paths are those below `content/`. */
export function contentOf(folder: string) {
  const { data, problems } = loadAllFromDisk(folder);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  const at = (path: string) => join(folder, "content", path);

  /** Changes a file's text; an edit that changes nothing proves nothing. */
  function text(path: string, change: (before: string) => string): void {
    const before = readFileSync(at(path), "utf8");
    const after = change(before);
    if (after === before) throw new Error(`content/${path} has nothing to change`);
    writeFileSync(at(path), after);
  }

  /** Changes the fields of a YAML file or of a Markdown file's front matter. */
  function fields(path: string, change: (document: Fields) => void): void {
    text(path, (before) => {
      const [, yaml = before] = /^---\n([\s\S]*?\n)---\n/.exec(before) ?? [];
      const document = parseDocument(yaml);
      change(document);
      return before.replace(yaml, () => document.toString(yamlStyle));
    });
  }

  /** Deletes a file as the editor does: its address and the links to it lead to another one. */
  function remove(path: string, to: string): void {
    writeTexts(deletion(path, to, readFiles(folder)), folder);
  }

  /** Gives a file another name as the editor does: links follow it. */
  function rename(path: string, to: string): void {
    const { problems } = save(path, to, readFileSync(at(path), "utf8"), folder);
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join("\n"));
  }

  return { folder, data, at, text, fields, remove, rename };
}

/** Address of a post. */
export const addressOf = postPath;

/** Path of an entry's file below `content/`. */
export function pathOf({ file }: { file: string }): string {
  return file.slice("content/".length);
}
