import type { CSSProperties, ReactNode } from "react";
import { List } from "@/components/ui/list";
import { findProblems, formatProblem, type Problem, pluralize } from "@/site/content";

/**
 * In `next dev`, lists the problems of the content above the page, which shows the last valid
 * content until they are fixed. A build stops at a problem, so it has the children alone.
 */
export function ContentProblems({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV !== "development") return children;
  return (
    <>
      <Problems />
      {children}
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
            <a href={formAddress(problem)} style={{ textDecoration: "underline" }}>
              {formatProblem(problem)}
            </a>
          </li>
        ))}
      </List>
    </section>
  );
}

/** The problem's field in the editor; undefined for a picture. */
function formAddress({ file, field }: Problem): string | undefined {
  if (!/\.(md|yaml)$/.test(file)) return undefined;
  return `/edit/${file.replace(/^content\/|\.\w+$/g, "")}${field ? `#${field}` : ""}`;
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
