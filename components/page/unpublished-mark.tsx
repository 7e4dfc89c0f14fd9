import type { ReactNode } from "react";
import { formatDay, unpublished } from "@/site/content";

type Props = {
  text: { draft?: boolean; date?: string };
  children: ReactNode;
};

/**
 * Marks an unpublished text and says why it is unpublished. A build has no such texts, and shows only the
 * children.
 */
export function UnpublishedMark({ text, children }: Props) {
  const state = unpublished(text);
  if (!state) return children;
  return (
    <>
      <strong className="mt-8 block w-full border-2 border-dashed border-press bg-canola p-4 text-small on-ink">
        {state === "draft" || !text.date
          ? "Draft: not on the site yet"
          : `Scheduled: on the site from ${formatDay(text.date)}`}
      </strong>
      {children}
    </>
  );
}
