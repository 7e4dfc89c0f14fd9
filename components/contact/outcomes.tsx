import type { ReactNode } from "react";
import { refusalId, refusals } from "@/site/message";
import { failedText, sendProblemLines, sentText } from "./send-message";

const box = "mt-6 scroll-mt-28 gap-2 rounded-card border-2 bg-sheet p-3 sm:px-5";

/** Where fields are not right: without scripts, nothing can say which. */
const notSent =
  "Go back: your words are still there. Check the email address and the 10 digits of the phone number and send it again, or write to us:";

/**
 * Results of a message that was posted without scripts: the receiver redirects to one of these
 * (receiver/receive.ts), which shows by `:target` alone.
 */
export function Outcomes({ address, email }: { address: string; email: ReactNode }) {
  const lines = sendProblemLines(address);
  const failures = [
    { id: "not-sent", reason: notSent },
    ...refusals.map((refusal) => ({ id: refusalId(refusal), reason: lines[refusal] })),
  ];
  return (
    <>
      <div id="sent" hidden tabIndex={-1} className={`${box} grid-cols-[auto_1fr] border-ok`}>
        <Stamp />
        <p className="self-center font-strong">{sentText}</p>
      </div>
      {failures.map(({ id, reason }) => (
        <div key={id} id={id} hidden tabIndex={-1} className={`${box} border-red`}>
          <p className="font-strong text-red">{failedText}</p>
          <div className="text-small">
            <p>{reason}</p>
            {email}
          </div>
        </div>
      ))}
    </>
  );
}

/** A rubber stamp that comes down and leaves its mark; still where motion is unwelcome. */
export function Stamp() {
  return (
    <svg
      viewBox="0 0 64 64"
      strokeWidth={2}
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-14 shrink-0 stroke-press"
    >
      <path d="M4 34h56v26H4z" className="fill-white" />
      <g className="stamp-mark">
        <circle cx="24" cy="48" r="9" fill="none" strokeWidth={3} className="stroke-ok" />
        <path d="m19.5 48 3.5 3.5 6-7" fill="none" strokeWidth={3} className="stroke-ok" />
      </g>
      <path d="M40 44h14M40 52h10" fill="none" />
      <g className="stamp-press">
        <circle cx="24" cy="7" r="6" className="fill-coral" />
        <path d="M21 13h6l2 10H19z" className="fill-coral" />
        <path d="M12 23h24v8H12z" className="fill-canola" />
      </g>
    </svg>
  );
}
