"use client";

import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: ReactNode };

/**
 * Recovers a tab that outlived a deploy: a page fetched ahead may ask for files that are gone.
 * The server has the page's new version, so it is loaded in full; where that has just been
 * tried, the fallback stands in its place.
 */
export class Recovery extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const justReloaded = load?.type === "reload" && load.name === location.href;
    if (!justReloaded) location.reload();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
