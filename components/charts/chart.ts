import type { ReactNode } from "react";
import type { Content } from "@/site/content";

/** A drawing in its field. */
export type Drawing = {
  /** Width and height of the field. */
  size: readonly [number, number];
  /** The silhouette that the halftone fills: the drawing's one shadow. */
  shade: ReactNode;
  art: ReactNode;
};

/** A drawing that follows from prices and other data. */
export type Chart = (content: Content) => Drawing;

export const usualSize = [400, 300] as const;

/** The field of a small drawing on a plan's card. */
export const onCard = [200, 130] as const;

/** The shelf of a plan's card, on which its registers stand. */
export const shelf = { y: 114, middle: 100, line: "M14 114h172" };
