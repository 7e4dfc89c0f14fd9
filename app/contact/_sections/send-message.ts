import { type Message, payloadOf } from "@/content/schema/message";

/** In milliseconds. */
const timeout = 15_000;

/**
 * Sends a message to the contact endpoint.
 * @throws Error "Server Error: {status}" on a status that is no success; the browser's own error
 *   where the network fails, or where no answer comes in time
 */
export async function sendMessage(endpoint: string, message: Message): Promise<void> {
  // Not `AbortSignal.timeout`: tests cannot move its clock.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error("No answer in time")), timeout);
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(payloadOf(message)),
      signal: late.signal,
    });
    if (!response.ok) throw new Error(`Server Error: ${response.status}`);
    void logAnswer(response);
  } finally {
    clearTimeout(timer);
  }
}

/** Logs the answer's body if it is JSON; only the status decides on success. */
async function logAnswer(response: Response): Promise<void> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (answer !== undefined) console.info("Contact endpoint:", answer);
}
