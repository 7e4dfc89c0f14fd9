"use client";

import { useStarted } from "@/components/ui/use-started";

/** The year of the visitor's calendar; until scripts run, `built`, that of the build. */
export function CopyrightYear({ built }: { built: number }) {
  return useStarted() ? new Date().getFullYear() : built;
}
