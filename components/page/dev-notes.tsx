import type { CSSProperties } from "react";
import { List } from "@/components/ui/list";
import { editAddress, findProblems, formatProblem, pageAt, pluralize } from "@/site/content";

/**
 * In `next dev`, a link to the page's form, and above the page the problems of the content: the page
 * shows the last valid content until they are fixed. A build stops at a problem and has neither.
 * @param path the page's address, if it has one
 */
export function DevNotes({ path }: { path: string | undefined }) {
  if (process.env.NODE_ENV !== "development") return null;
  const file = path ? pageAt(path).file : "content/pages/not-found.yaml";
  return (
    <>
      <Problems />
      <a href={editAddress(file)} style={link}>
        Edit this page
      </a>
    </>
  );
}

async function Problems() {
  const all = await findProblems();
  if (all.length === 0) return null;
  return (
    <section role="alert" style={box}>
      <h2 style={{ fontWeight: 700 }}>{pluralize(all.length, "problem")} in the content</h2>
      <p>
        The page below shows the words from before. Save the file again once it is fixed, and this
        message goes.
      </p>
      <List>
        {all.map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two problems may have the same words
          <li key={i} style={{ fontFamily: "monospace", paddingTop: 8 }}>
            <a href={editAddress(problem.file)} style={{ textDecoration: "underline" }}>
              {formatProblem(problem)}
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}

// Style attributes, since a build would carry the classes in its style sheet.
const box: CSSProperties = {
  position: "sticky",
  top: 0,
  zIndex: 50,
  maxHeight: "60vh",
  overflow: "auto",
  padding: 20,
  background: "#fff3f0",
  color: "#5c0f00",
  borderBottom: "4px solid #c0260b",
};

const link: CSSProperties = {
  position: "fixed",
  bottom: 88,
  left: 8,
  zIndex: 50,
  padding: "6px 10px",
  background: "#c0260b",
  color: "#fff",
  fontSize: 14,
};
