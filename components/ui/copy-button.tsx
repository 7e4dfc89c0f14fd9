import type { ReactNode } from "react";
import { buttonShape } from "./button-link";
import { copies } from "./in-page";

type Props = {
  /** The id of the element whose text is copied. */
  from: string;
  copied: string;
  /** Notice where the clipboard is refused: the text is then selected, to be copied by hand. */
  refused: string;
  /** Another look. */
  className?: string;
  children: ReactNode;
};

/** A button that copies a text of the page (export/in-page/copy.ts); hidden without scripts. */
export function CopyButton({ from, copied, refused, className = look, children }: Props) {
  return (
    <>
      <button
        type="button"
        {...copies(from, copied, refused)}
        className={`${className} noscript:hidden`}
      >
        {children}
      </button>
      <p role="status" className="text-small font-[650] max-sm:w-full sm:min-h-6" />
    </>
  );
}

const look = `${buttonShape} border-current hover:underline underline-offset-4`;
