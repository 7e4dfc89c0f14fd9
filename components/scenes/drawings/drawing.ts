import type { ReactNode } from "react";

/** A scene in its field of 400 × 300. */
export type Drawing = {
  /** The silhouette that the halftone fills: the scene's one shadow. */
  shade: ReactNode;
  art: ReactNode;
};
