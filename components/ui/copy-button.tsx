import type { ReactNode } from "react";
import { buttonShape } from "./button-link";

type Props = {
  /** Copied as it is, whatever an extension or a translator made of the page's text. */
  text: string;
  /** The id of the element that shows the text. */
  from: string;
  copied: string;
  /** Notice where the clipboard is refused: the text is then selected, to be copied by hand. */
  refused: string;
  /** Another look. */
  className?: string;
  children: ReactNode;
};

/** A button that copies a text (export/in-page/copy.ts); hidden without scripts. */
export function CopyButton({ text, from, copied, refused, className = look, children }: Props) {
  return (
    <>
      <button
        type="button"
        data-copy={text}
        data-copy-from={from}
        data-copied={copied}
        data-refused={refused}
        className={`${className} noscript:hidden`}
      >
        {children}
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

const look = `${buttonShape} border-current hover:underline underline-offset-4`;
