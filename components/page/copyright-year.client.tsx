"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The year of the visitor's calendar; until scripts run, `built`, that of the build. */
export function CopyrightYear({ built }: { built: number }) {
  return useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
}
