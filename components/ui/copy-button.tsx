import type { ReactNode } from "react";
import { buttonLook } from "./button-link";
import { Icon } from "./icon";

type Props = {
  /** Copied as it is, whatever an extension or a translator made of the page's text. */
  text: string;
  /** The id of the element that shows the text. */
  from: string;
  /** The words on the button. */
  children: ReactNode;
};

/** A button that copies a code (export/inline/copy.ts); hidden without scripts. */
export function CopyButton({ text, from, children }: Props) {
  return (
    <>
      <button
        type="button"
        data-copy={text}
        data-copy-from={from}
        className={`${buttonLook("plain")} noscript:hidden`}
      >
        <Icon name="copy" className="size-4" /> {children}
      </button>
      {/* An empty text, not no child: React then accepts a notice that is there before it starts. */}
      <p
        role="status"
        suppressHydrationWarning
        className="text-small font-strong max-sm:w-full sm:min-h-6"
      >
        {""}
      </p>
    </>
  );
}
