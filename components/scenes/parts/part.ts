import type { ComponentProps } from "react";

/**
 * A part stands around its own 0,0 and takes its place by `transform`. Outlines come from the
 * `scene` class (globals.css): 2 px on the screen whatever the scale. `ink` is its paper's colour.
 */
export type Part = ComponentProps<"g"> & { ink?: string };

/** Attributes of shapes printed without an outline. */
export const flat = "stroke-none fill-press";
