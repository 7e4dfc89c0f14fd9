import { type Message, payloadOf } from "@/content/schema/message";

/** In milliseconds. */
const timeout = 15_000;

/** Why a message was not sent. */
export type Problem = "offline" | "late" | "refused" | "tooMany" | "server";

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
      // Whatever a redirect leads to, such as a network's login page, has not got the message.
      redirect: "manual",
      signal: late.signal,
    });
    if (response.ok) {
      void logAnswer(response);
      return undefined;
    }
    console.error(`Server Error: ${response.status}`);
    return problemOf(response.status);
  } catch (error) {
    console.error(error);
    return late.signal.aborted ? "late" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

function problemOf(status: number): Problem {
  if (status === 429) return "tooMany";
  return status === 413 || status === 422 ? "refused" : "server";
}

/** Logs the answer's body if it is JSON; only the status decides on success. */
async function logAnswer(response: Response): Promise<void> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer !== undefined) console.info("Contact endpoint:", answer);
}
