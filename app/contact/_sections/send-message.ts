import { type Message, payloadOf, type Refusal, refusalOf } from "@/site/message";

/** In milliseconds. */
const timeout = 15_000;

/** Why a message was not sent. */
export type Problem = "offline" | "late" | Refusal;

/**
 * Sends a message to the contact endpoint, and reports a failure on the console: "Server Error:
 * {status}" on a status that is no success, a redirect included, else the browser's own error.
 * @returns what went wrong; undefined once the message was received
 */
export async function sendMessage(
  endpoint: string,
  message: Message,
): Promise<Problem | undefined> {
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
