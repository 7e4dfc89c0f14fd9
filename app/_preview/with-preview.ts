import type { ReactNode } from "react";

/**
 * What stands below the pages in `next dev`: there, with-preview.dev.tsx takes this file's place
 * (next.config.ts). In the export it is nothing, down to the last byte.
 */
export function withPreview(page: ReactNode): ReactNode {
  return page;
}
