import type { ReactNode } from "react";

/** A scene in its field. */
export type Drawing = {
  /** Width and height of the field; 400 × 300 unless it is a view as wide as the page. */
  size?: readonly [number, number];
  /** The silhouette that the halftone fills: the scene's one shadow. */
  shade: ReactNode;
  art: ReactNode;
};

export const usualSize = [400, 300] as const;

/** The field of a drawing that is taller than wide. */
export const upright = [400, 500] as const;

/** The field of a small drawing on a plan's card. */
export const onCard = [200, 130] as const;

/** The shelf of a plan's card, on which its registers or pages stand. */
export const shelf = { y: 114, middle: 100, line: "M14 114h172" };
