"use client";

import { type ReactNode, useCallback, useLayoutEffect, useState } from "react";
import { buttonShape } from "./button-link";

/** In milliseconds: how long it says that it worked. */
const shownFor = 10_000;

type Props = {
  /** The id of the element whose text is copied. */
  from: string;
  copied: string;
  /** Said where the clipboard is refused; the text is then selected, to be copied by hand. */
  refused: string;
  /** The button's label. */
  children: ReactNode;
};

/** Copies a text of the page. Without scripts it is not there: the text can still be selected. */
export function CopyButton({ from, copied, refused, children }: Props) {
  const [notice, setNotice] = useState("");
  // The ten seconds begin with the words on the screen; on a busy machine an effect comes later.
  useLayoutEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(""), shownFor);
    return () => clearTimeout(timer);
  }, [notice]);

  async function copy() {
    const source = document.getElementById(from);
    if (!source) return;
    // Away first: a screen reader says nothing about words that stay the same.
    setNotice("");
    try {
      await navigator.clipboard.writeText(source.textContent);
      setNotice(copied);
    } catch {
      getSelection()?.selectAllChildren(source);
      setNotice(refused);
    }
  }

  // An early click is kept back by the page's starter until the attribute is gone.
  const release = useCallback((button: Element | null) => button?.removeAttribute("data-hold"), []);
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
      <p role="status" className="min-h-6 text-small font-[650] max-sm:w-full">
        {notice}
      </p>
    </>
  );
}
