import type { ReactNode } from "react";
import type { Refusal } from "@/site/message";
import { Stamp } from "./stamp";

type Props = {
  words: Record<"sent" | "failed" | "notSent", string> & { problems: Record<Refusal, string> };
  /** The address to write to. */
  email: ReactNode;
};

const box = "mt-6 scroll-mt-28 gap-2 rounded-card border-2 bg-sheet p-3 sm:px-5";

/**
 * Results of a message that was posted without scripts: the receiver redirects to one of these
 * (receiver/receive.ts), which shows by `:target` alone.
 */
export function Outcomes({ words, email }: Props) {
  const { refused, tooMany, full, server } = words.problems;
  const reasons = { refused, tooMany, full, server };
  return (
    <>
      <div id="sent" hidden tabIndex={-1} className={`${box} grid-cols-[auto_1fr] border-ok`}>
        <Stamp />
        <p className="self-center font-strong">{words.sent}</p>
      </div>
      {[["", words.notSent], ...Object.entries(reasons)].map(([name, reason]) => (
        <div
          key={name}
          id={name ? `not-sent-${name}` : "not-sent"}
          hidden
          tabIndex={-1}
          className={`${box} border-red`}
        >
          <p className="font-strong text-red">{words.failed}</p>
          <div className="text-small">
            <p>{reason}</p>
            {email}
          </div>
        </div>
      ))}
    </>
  );
}
