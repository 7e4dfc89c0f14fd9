"use client";

import { usePathname } from "next/navigation";
import { Component, type ReactNode, useState } from "react";

type Props = { children: ReactNode; fallback: ReactNode };

/**
 * Recovers a tab that outlived a deploy: a page fetched ahead may ask for files that are gone.
 * The server has the page's new version, so it is loaded in full; where that has just been
 * tried, the fallback stands in its place until the visitor goes on to another page.
 */
export function Recovery(props: Props) {
  const path = usePathname();
  const [first] = useState(path);
  return <Boundary {...props} path={path} isFirst={path === first} />;
}

class Boundary extends Component<Props & { path: string; isFirst: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const wasReloaded = load?.type === "reload" && this.props.isFirst;
    if (!wasReloaded) location.reload();
  }

  override componentDidUpdate(before: Props & { path: string }, { failed }: { failed: boolean }) {
    if (failed && before.path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
