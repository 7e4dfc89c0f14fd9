"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { pressAt, showSection } from "./in-page";

/** What the pane tells the page: that its draft has changed, or which field has the focus. */
export type ToPage = { isDraft: true } | { section: number | undefined; text: string };
/** What the page tells the pane: that it listens, or what was pressed. */
export type ToPane = { isReady: true } | { press: ReturnType<typeof pressAt> };

/** A page in the pane beside its form: is rendered anew where it stands, and tells what is pressed. */
export function InPane() {
  const router = useRouter();
  const [isRendering, startRendering] = useTransition();
  const [isOld, setOld] = useState(false);
  // One at a time: what is typed meanwhile is rendered with the next.
  useEffect(() => {
    if (!isOld || isRendering) return;
    setOld(false);
    startRendering(() => router.refresh());
  }, [isOld, isRendering, router]);
  useEffect(() => {
    if (parent === window) return undefined;
    const tell = (message: ToPane) => top?.postMessage(message, location.origin);
    const listen = ({ origin, data }: MessageEvent<ToPage>) => {
      if (origin !== location.origin) return;
      if ("isDraft" in data) setOld(true);
      if ("section" in data) showSection(data.section, data.text);
    };
    const press = (event: MouseEvent) => {
      const target = event.target as Element;
      if (target.closest("a")) event.preventDefault();
      // What can be typed or chosen is, as it is by a visitor.
      if (!target.closest("input, select, textarea, label")) tell({ press: pressAt(target) });
    };
    addEventListener("message", listen);
    document.addEventListener("click", press, true);
    document.documentElement.dataset.inPane = "";
    tell({ isReady: true });
    return () => {
      removeEventListener("message", listen);
      document.removeEventListener("click", press, true);
    };
  }, []);
  return <style>{styles}</style>;
}

// The pane says itself what is to be said; what is below the pointer opens its field.
const styles = `
[data-in-pane] :is(aside[aria-label="For editors"], nextjs-portal) { display: none }
[data-in-pane] :is(main, header, footer) :hover:not(:has(:hover)) { outline: 2px solid #0a6cff88; outline-offset: 2px }
`;
