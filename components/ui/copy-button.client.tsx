"use client";

import { type ReactNode, useLayoutEffect, useState } from "react";
import { buttonShape } from "./button-link";
import { release } from "./release";

/** How long the notice shows, in milliseconds. */
const shownFor = 10_000;

type Props = {
  /** The id of the element whose text is copied. */
  from: string;
  copied: string;
  /** Notice where the clipboard is refused: the text is then selected, to be copied by hand. */
  refused: string;
  children: ReactNode;
};

/** A button that copies a text of the page; hidden where there are no scripts. */
export function CopyButton({ from, copied, refused, children }: Props) {
  const [notice, setNotice] = useState("");
  // A layout effect: the ten seconds begin with the first paint, also on a busy machine.
  useLayoutEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(""), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy() {
    const source = document.getElementById(from);
    if (!source) return;
    // Cleared first: screen readers announce only text that changes.
    setNotice("");
    try {
      await navigator.clipboard.writeText(source.textContent);
      setNotice(copied);
    } catch {
      getSelection()?.selectAllChildren(source);
      setNotice(refused);
    }
  }

  return (
    <>
      <button
        ref={release}
        type="button"
        data-hold=""
        onClick={copy}
        className={`${buttonShape} border-current hover:underline underline-offset-4 noscript:hidden`}
      >
        {children}
      </button>
      <p role="status" className="text-small font-[650] max-sm:w-full sm:min-h-6">
        {notice}
      </p>
    </>
  );
}
