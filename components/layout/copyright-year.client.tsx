"use client";

/** The year of the visitor's calendar; until scripts run, that of the build. */
export function CopyrightYear() {
  return <span suppressHydrationWarning>{new Date().getFullYear()}</span>;
}
