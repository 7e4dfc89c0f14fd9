import type { ReactNode } from "react";

/**
 * The page alone, as in the export. In `next dev`, with-preview.dev.tsx replaces this file
 * (next.config.ts) and adds the preview panel.
 */
export function withPreview(page: ReactNode): ReactNode {
  return page;
}
