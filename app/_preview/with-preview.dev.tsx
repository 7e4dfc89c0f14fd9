import type { ReactNode } from "react";

export function withPreview(page: ReactNode): ReactNode {
  return <>{page}<p id="preview-panel">panel</p></>;
}
