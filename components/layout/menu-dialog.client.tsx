"use client";

import { type ComponentProps, useEffect } from "react";
import { holdFocus } from "./hold-focus";
import { hasPopovers, pairOf, usePopover } from "./use-popover";

type Props = ComponentProps<"dialog"> & { id: string };

/** The mobile menu: a dialog that opens as a popover, so before any script runs. */
export function MenuDialog({ id, ...props }: Props) {
  usePopover(id);
  useEffect(() => (hasPopovers() ? holdFocus(pairOf(id)) : undefined), [id]);
  return <dialog {...props} id={id} popover="auto" />;
}
