import type { CSSProperties } from "react";
import { List } from "@/components/ui/list";
import { editAddress, findProblems, formatProblem, pageAt, pluralize } from "@/site/content";

/**
 * In `next dev`, at the page's edge: the problems that checks across files find, and a link to the page's
 * form. A build stops at a problem and has neither.
 * @param path the page's address, if it has one
 */
export function DevNotes({ path }: { path: string | undefined }) {
  if (process.env.NODE_ENV !== "development") return null;
  const all = findProblems();
  return (
    <aside aria-label="For editors" style={edge}>
      {all.length > 0 && (
        <details open role="alert">
          <summary>{pluralize(all.length, "problem")} in the content</summary>
          <List>
            {all.map((problem) => (
              <li key={formatProblem(problem)}>
                <a href={editAddress(problem.file)}>{formatProblem(problem)}</a>
              </li>
            ))}
          </List>
        </details>
      )}
      <a href={editAddress(path ? pageAt(path).file : "content/routes/not-found.yaml")}>
        Edit this page
      </a>
    </aside>
  );
}

// Style attributes, since a build would carry the classes in its style sheet.
const edge: CSSProperties = {
  ...{ position: "fixed", bottom: 88, left: 8, zIndex: 50, padding: "6px 10px" },
  ...{ maxWidth: "40rem", maxHeight: "60vh", overflow: "auto" },
  ...{ background: "#c0260b", color: "#fff", fontSize: 14 },
};
