import type { ReactNode } from "react";
import { Stamp } from "./stamp";

type Props = {
  words: Record<"sent" | "failed" | "notSent", string>;
  /** The address to write to. */
  email: ReactNode;
};

const box = "mt-6 scroll-mt-28 gap-2 rounded-card border-2 bg-sheet p-3 sm:px-5";

/**
 * Results of a message that was posted without scripts: the receiver redirects to one of these
 * (receiver/receive.ts), which shows by `:target` alone.
 */
export function Outcomes({ words, email }: Props) {
  return (
    <>
      <div id="sent" hidden tabIndex={-1} className={`${box} flex items-center border-ok`}>
        <Stamp />
        <p className="font-[650]">{words.sent}</p>
      </div>
      <div id="not-sent" hidden tabIndex={-1} className={`${box} grid border-red`}>
        <p className="font-[650] text-red">{words.failed}</p>
        <div className="text-small">
          <p>{words.notSent}</p>
          {email}
        </div>
      </div>
    </>
  );
}
