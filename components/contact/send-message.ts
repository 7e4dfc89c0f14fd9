import { type Message, payloadOf, type Refusal, refusalOf } from "@/site/message";

/** How long an answer may take, in milliseconds. */
const timeout = 15_000;

/** Why a message was not sent. */
export type SendProblem = "offline" | "late" | Refusal;

/**
 * Sends a message to the contact endpoint, and reports a failure on the console: "Server Error:
 * {status}" on a status that is no success, a redirect included, else the browser's own error.
 * @returns what went wrong; undefined once the message was received
 */
export async function sendMessage(
  endpoint: string,
  message: Message,
): Promise<SendProblem | undefined> {
  // Not `AbortSignal.timeout`: tests cannot move its clock.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error("No answer in time")), timeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(payloadOf(message)),
      // The target of a redirect, such as a network's login page, has not got the message.
      redirect: "manual",
      signal: late.signal,
    });
    if (response.ok) {
      // Logged if it is JSON; only the status decides on success.
      bodyOf(response).then((answer) => answer && console.info("Contact endpoint:", answer));
      return undefined;
    }
    console.error(`Server Error: ${response.status}`);
    return refusalOf(response.status, (await bodyOf(response))?.error);
  } catch (error) {
    console.error(error);
    return late.signal.aborted ? "late" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

/** An answer's body; undefined if it is no JSON. */
function bodyOf(response: Response): Promise<{ error?: unknown } | undefined> {
  return response.json().catch(() => undefined);
}

/** What a visitor is told of a message, in the popup and where it was posted without scripts. */
export const sentText = "Message Sent Successfully. Thank you!";
export const failedText = "Message Send Unsuccessful. Please fill all the fields.";

/**
 * What happened, and what to do, where a message could not be sent.
 * @param address to write to
 */
export function sendProblemLines(address: string): Record<SendProblem, string> {
  return {
    offline:
      "There was no connection, or something in your browser, such as an extension, blocked it. Check both, then send it again.",
    late: "No answer came within 15 seconds. Send it again: if both arrive, we keep one.",
    refused:
      "Our server did not accept the message as it is. Shorten it or change it, then send it again.",
    tooMany: "Too many messages came from your connection. Wait a minute, then send it again.",
    full: `Our form takes no more messages today. Please write to ${address}, or try again tomorrow.`,
    server: "This was our fault, not yours. Send it again in a few minutes.",
  };
}
