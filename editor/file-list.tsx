import type { ReactNode } from "react";
import { readSource } from "../compiler/load/source.ts";
import type { Loaded } from "../compiler/load-content.ts";
import { readSettings } from "../compiler/settings.ts";
import { formatDay } from "../compiler/site/dates.ts";
import { listPages, type Page } from "../compiler/site/list-pages.ts";
import { unpublished } from "../compiler/site/publish.ts";
import { contentFiles, editAddress, inWords, noteOf, titleOf } from "./content-files.ts";
import { readDraft } from "./drafts.ts";
import { Problems } from "./problems.tsx";

type Props = { files: Record<string, string>; loaded: Loaded };

/** Where a new entry of a group is written. */
const added: Record<string, [address: string, label: string]> = {
  Posts: ["/edit/blog/new", "Add a post"],
  Services: ["/edit/services/new", "Add a service"],
  Pages: ["/edit/pages/new", "Add a page"],
};

/** The list of all content files: their titles, what they are and whether they are on the site. */
export function FileList({ files, loaded }: Props): ReactNode {
  const groups = Map.groupBy(contentFiles(Object.keys(files)), ({ group }) => group);
  const { today } = readSettings(process.env);
  const pages = loaded.problems.length > 0 ? [] : listPages(loaded.data);
  return (
    <main>
      <h1>Content</h1>
      <p>
        <a className="save" href="/edit/changes">
          What has changed, and send it for review
        </a>
      </p>
      <p className="hint">
        Or open <a href="/">the site</a>: under “Preview” on each page, “Click to edit” leads from a
        text to its field.
      </p>
      <Problems problems={loaded.problems} title="Problems to fix" />
      {[...groups].map(([group, listed]) => {
        const [address, label] = added[group] ?? [];
        return (
          <section key={group}>
            <h2>
              {group}{" "}
              {address && (
                <a className="add" href={address}>
                  {label}
                </a>
              )}
            </h2>
            <ul className="files">
              {listed
                .map(({ path }) => entryOf(path, files[path] ?? "", pages, today))
                .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title))
                .map(({ path, title, note }) => (
                  <li key={path}>
                    <a href={editAddress(path)}>{title}</a>
                    <small>{note}</small>
                  </li>
                ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
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
    readDraft(path) && "Words not saved yet",
  ];
  return { path, date, title: titleOf(path, source), note: note.filter(Boolean).join(" · ") };
}
