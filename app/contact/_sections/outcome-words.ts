import type { Problem } from "./send-message";

/** What a visitor is told of a message, in the popup and where it was posted without scripts. */
export const sent = "Message Sent Successfully. Thank you!";
export const failed = "Message Send Unsuccessful. Please fill all the fields.";

/**
 * What happened, and what to do, where a message could not be sent.
 * @param address to write to
 */
export function problemLines(address: string): Record<Problem, string> {
  return {
    offline:
      "There was no connection, or something in your browser, such as an extension, blocked it. Check both, then send it again.",
    late: "No answer came within 15 seconds. Send it again: a second copy is not kept.",
    refused:
      "Our server did not accept the message as it is. Shorten it or change it, then send it again.",
    tooMany: "Too many messages came from your connection. Wait a minute, then send it again.",
    full: `Our form takes no more messages today. Please write to ${address}, or try again tomorrow.`,
    server: "This was our fault, not yours. Send it again in a few minutes.",
  };
}
