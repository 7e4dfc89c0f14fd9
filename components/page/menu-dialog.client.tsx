"use client";

import type { ComponentProps } from "react";
import { trapFocus } from "./trap-focus";
import { usePopover } from "./use-popover";

type Props = ComponentProps<"dialog"> & { id: string };

/** The mobile menu: a dialog that opens as a popover, so before any script runs. */
export function MenuDialog({ id, ...props }: Props) {
  usePopover(id, trapFocus);
  return <dialog {...props} id={id} popover="auto" />;
}
