import type { ReactNode } from "react";
import { failed, problemLines, sent } from "./outcome-words";
import { Stamp } from "./stamp";

type Props = {
  /** The e-mail address to write to, and a link to it. */
  address: string;
  email: ReactNode;
};

const box = "mt-6 scroll-mt-28 gap-2 rounded-card border-2 bg-sheet p-3 sm:px-5";

/** Where fields are not right: without scripts, nothing can say which. */
const notSent =
  "Go back: your words are still there. Check the email address and the 10 digits of the phone number and send it again, or write to us:";

/**
 * Results of a message that was posted without scripts: the receiver redirects to one of these
 * (receiver/receive.ts), which shows by `:target` alone.
 */
export function Outcomes({ address, email }: Props) {
  const { refused, tooMany, full, server } = problemLines(address);
  const reasons = { refused, tooMany, full, server };
  return (
    <>
      <div id="sent" hidden tabIndex={-1} className={`${box} grid-cols-[auto_1fr] border-ok`}>
        <Stamp />
        <p className="self-center font-strong">{sent}</p>
      </div>
      {[["", notSent], ...Object.entries(reasons)].map(([name, reason]) => (
        <div
          key={name}
          id={name ? `not-sent-${name}` : "not-sent"}
          hidden
          tabIndex={-1}
          className={`${box} border-red`}
        >
          <p className="font-strong text-red">{failed}</p>
          <div className="text-small">
            <p>{reason}</p>
            {email}
          </div>
        </div>
      ))}
    </>
  );
}
