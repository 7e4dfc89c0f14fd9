import type { CSSProperties } from "react";
import { List } from "@/components/ui/list";
import {
  editAddress,
  fieldLabels,
  findProblems,
  formatProblem,
  formLabel,
  type Problem,
  pageAt,
  pluralize,
} from "@/site/content";

/**
 * In `next dev`, at the page's edge: the problems of the content, and a link to the page's form. A build
 * stops at a problem and has neither.
 * @param path the page's address, if it has one
 */
export function DevNotes({ path }: { path: string | undefined }) {
  if (process.env.NODE_ENV !== "development") return null;
  const file = path ? pageAt(path).file : "content/not-found.yaml";
  const all = findProblems();
  return (
    <aside aria-label="For editors" style={edge}>
      {all.length > 0 && (
        <details open role="alert">
          <summary>{pluralize(all.length, "problem")} in the content</summary>
          <List>
            {all.map((problem) => (
              <li key={formatProblem(problem)}>
                <ProblemNote {...problem} />
              </li>
            ))}
          </List>
        </details>
      )}
      <a href={editAddress(file)} target={editorTab}>
        Edit this page
      </a>
    </aside>
  );
}

/** The editor opens in one tab: two would not know of each other's changes. */
const editorTab = "edit";

/**
 * A problem with the labels of its form, whose field the link opens. If the file has no form, the
 * problem is worded as in a build.
 */
function ProblemNote(problem: Problem) {
  const { file, field, message } = problem;
  const form = formLabel(file);
  if (!form) return formatProblem(problem);
  return (
    <>
      <a href={editAddress(file, field)} target={editorTab}>
        {[form, fieldLabels(file, field)].filter(Boolean).join(", ")}
      </a>
      {`: ${message}`}
    </>
  );
}

// Style attributes, since a build would carry the classes in its style sheet.
const edge: CSSProperties = {
  ...{ position: "fixed", bottom: 88, left: 8, zIndex: 50, padding: "6px 10px" },
  ...{ maxWidth: "40rem", maxHeight: "60vh", overflow: "auto" },
  ...{ background: "#c0260b", color: "#fff", fontSize: 14 },
};
