import type { ReactNode } from "react";
import { formatDay } from "../../../site/dates.ts";
import { formatProblem, type Problem } from "../../../site/load/problem.ts";
import { readSource } from "../../../site/load/source.ts";
import type { Loaded } from "../../../site/load-content.ts";
import { listPages } from "../../../site/pages/list-pages.ts";
import type { Page } from "../../../site/pages/page.ts";
import { unpublished } from "../../../site/pages/publish.ts";
import { readSettings } from "../../../site/settings.ts";
import { addedTo, contentFiles, noteOf, schemaOf, titleOf } from "../content-files.ts";
import { editAddress, inWords } from "../names.ts";

type Props = { files: Record<string, string>; loaded: Loaded };

/** The list of all content files: their titles, what they are and whether they are on the site. */
export function FileList({ files, loaded }: Props): ReactNode {
  const groups = Map.groupBy(contentFiles(Object.keys(files)), ({ group }) => group);
  const { today } = readSettings(process.env);
  const pages = loaded.problems.length > 0 ? [] : listPages(loaded.data);
  return (
    <main>
      <h1>Content</h1>
      <p className="hint">
        Open a text here, or open <a href="/">the site</a>: “Click to edit” at the bottom of each
        page leads from a text to its field.
      </p>
      {loaded.problems.length > 0 && (
        <div className="wrong" role="alert">
          <p>To fix; until then, pages show the last content that was in order.</p>
          <ul>
            {loaded.problems.map((problem, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
              <li key={i}>
                <a href={formAt(problem)}>{formatProblem(problem)}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {[...groups].map(([group, listed]) => (
        <Group
          key={group}
          name={group}
          entries={listed.map(({ path }) => entryOf(path, files[path] ?? "", pages, today))}
        />
      ))}
    </main>
  );
}

type GroupProps = { name: string; entries: ReturnType<typeof entryOf>[] };

/** A group of the list: posts by date, what has none by title. */
function Group({ name, entries }: GroupProps) {
  const added = addedTo(name);
  const sorted = entries.toSorted(
    (a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
  );
  return (
    <section>
      <h2>
        {name} {added && <a href={added.address}>Add a {added.kind}</a>}
      </h2>
      <ul className="files">
        {sorted.map(({ path, title, note }) => (
          <li key={path}>
            <a href={editAddress(path)}>{title}</a>
            <small>{note}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Address of the form of a problem's file, at its field; undefined for a file without a form. */
function formAt({ file, field }: Problem): string | undefined {
  const path = file.replace(/^content\//, "");
  return schemaOf(path) && `${editAddress(path)}${field ? `#${field}` : ""}`;
}

type Fields = { date?: string; draft?: boolean; status?: unknown };

/** A file's title in the list, and what is said below it. */
function entryOf(path: string, source: string, pages: Page[], today: string) {
  const { date = "", draft, status } = (readSource(path, source).data ?? {}) as Fields;
  const state = unpublished({ date, draft }, today);
  // The address of a post or service says no more than its title.
  const [address, ...others] = /^(blog|services)\//.test(path)
    ? []
    : pages.filter(({ file }) => file === `content/${path}`);
  const note = [
    noteOf(path),
    address && address.path + (others.length > 0 ? ` and ${others.length} more` : ""),
    typeof status === "string" && inWords(status),
    date && (state === "scheduled" ? `From ${formatDay(date)}` : formatDay(date)),
    state === "draft" && "Draft",
  ];
  return { path, date, title: titleOf(path, source), note: note.filter(Boolean).join(" · ") };
}
