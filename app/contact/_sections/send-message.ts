import { fullForToday, type Message, payloadOf } from "@/site/message";

/** In milliseconds. */
const timeout = 15_000;

/** Why a message was not sent. */
export type Problem = "offline" | "late" | "refused" | "tooMany" | "full" | "server";

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
      void logAnswer(response);
      return undefined;
    }
    console.error(`Server Error: ${response.status}`);
    return await problemOf(response);
  } catch (error) {
    console.error(error);
    return late.signal.aborted ? "late" : "offline";
  } finally {
    clearTimeout(timer);
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const { status } = response;
  // Receivers, and the hosts before them, give both statuses for other reasons too.
  const mayBeFull = status === 429 || status === 503;
  if (mayBeFull && (await bodyOf(response))?.error === fullForToday) return "full";
  if (status === 429) return "tooMany";
  return status === 413 || status === 422 ? "refused" : "server";
}

/** Logs the answer's body if it is JSON; only the status decides on success. */
async function logAnswer(response: Response): Promise<void> {
  const answer = await bodyOf(response);
  if (answer !== undefined) console.info("Contact endpoint:", answer);
}

/** An answer's body; undefined if it is no JSON. */
function bodyOf(response: Response): Promise<{ error?: unknown } | undefined> {
  return response.json().catch(() => undefined);
}
