import type { ReactNode } from "react";
import { bundleInline, inlineScripts } from "@/export/inline-scripts";
import { InlineScript } from "./inline-script.client";

/** Changes whenever a content file does: Next renders pages anew when a module that they import changes. */
const watched = Object.keys(
  import.meta.glob(
    ["../../content/**/*.yaml", "../../content/**/*.md", "../../content/samples/*"],
    { query: "?raw", eager: true },
  ),
).length;

/** A page in `next dev`: rendered again when the content changes, with the scripts that the export inlines. */
export async function DevPage({ children }: { children: ReactNode }) {
  const { head, usual } = inlineScripts;
  return (
    <>
      {watched > 0 && children}
      <InlineScript text={await bundleInline([...head, ...usual])} />
    </>
  );
}
