import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap, isScalar, parseDocument, visit } from "yaml";
import { readFiles } from "../content/load/files.ts";
import type { Data } from "../content/load/kinds.ts";
import { formatProblem } from "../content/load/problem.ts";
import { loadAllFromDisk } from "../content/load-content.ts";
import { postPath } from "../content/site/slug.ts";
import { yamlStyle } from "../editor/rewrite.ts";

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

  /** Links to an address lead to another one, or become their words alone. */
  function mendLinks(address: string, other?: string): void {
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${address}(#[^)]*)?\\)`, "g");
    for (const [path, before] of Object.entries(readFiles(folder))) {
      if (before.search(link) >= 0)
        text(path, (t) => t.replace(link, (_, words) => (other ? `[${words}](${other})` : words)));
      if (path.endsWith(".yaml") && before.includes(`to: ${address}`))
        fields(path, (document) => mendEntries(document, address, other));
    }
  }

  /** Deletes a file, and mends the links to its page. The article leads to three posts. */
  function remove(path: string, address: string): void {
    rmSync(at(path));
    mendLinks(address);
    relate(address);
  }

  /** The article's related post at an address becomes another one: by default, one that is left. */
  function relate(address: string, other?: string): void {
    const index = data.article.related.findIndex(({ to }) => to === address);
    if (index < 0) return;
    fields("dtransfer/article.md", (document) =>
      document.setIn(["related", index, "to"], other ?? spare(data, at)),
    );
  }

  return { folder, data, at, text, fields, mendLinks, remove, relate };
}

/** Address of a post. */
export const addressOf = postPath;

/** Path of an entry's file below `content/`. */
export function pathOf({ file }: { file: string }): string {
  return file.slice("content/".length);
}

/** Address of a published post to which the article on dTransfer does not lead. */
function spare({ posts, article }: Data, at: (path: string) => string): string {
  const related = article.related.map(({ to }) => to);
  const post = posts.find(
    (each) => !each.draft && existsSync(at(pathOf(each))) && !related.includes(addressOf(each)),
  );
  if (!post) throw new Error("there is no other post to which the article could lead");
  return addressOf(post);
}

/** The same for the entries of menus, which go where there is no other address. */
function mendEntries(document: Fields, address: string, other?: string): void {
  visit(document, {
    Map(_, map) {
      const to = isMap(map) ? map.get("to", true) : undefined;
      if (!isScalar(to) || String(to.value).split("#")[0] !== address) return undefined;
      if (!other) return visit.REMOVE;
      to.value = other;
      return undefined;
    },
  });
}
