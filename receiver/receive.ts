import {
  fullForToday,
  type MessageErrors,
  messageSchema,
  type Payload,
  payloadOf,
} from "../site/message.ts";
import { senderOf } from "./sender.ts";
import { type Database, store } from "./store.ts";

/** What a message needs on its way. */
export type Tools = {
  db: Database;
  /** Says whether one more message may come from a sender (`senderOf`). */
  limiter: { limit(of: { key: string }): Promise<{ success: boolean }> };
  /** Is told of each new message, once it is stored. */
  mail?: (message: Payload) => void;
};

/** In bytes. */
const largest = 64 * 1024;

/** The form's own rules, whose words are their names: the answer is for developers. */
const schema = messageSchema(new Proxy({} as MessageErrors, { get: (_, name) => name }));

/** Takes a message of the contact form: checks it, and stores it. */
export async function receive(request: Request, { db, limiter, mail }: Tools): Promise<Response> {
  const { headers, url, body } = request;
  if (headers.get("origin") !== new URL(url).origin) return answer(403, "from another site");
  if (!/^application\/json\s*(;|$)/i.test(headers.get("content-type") ?? ""))
    return answer(415, "no JSON");
  const key = senderOf(headers.get("cf-connecting-ip") ?? "");
  const { success } = await limiter.limit({ key });
  if (!success) return answer(429, "too many messages", { "Retry-After": "60" });

  const bytes = await read(body);
  if (!bytes) return answer(413, `more than ${largest} bytes`);
  const fields = await new Response(bytes).json().catch(() => undefined);
  if (!fields) return answer(400, "no JSON");
  const { data, error } = schema.safeParse({ ...fields, phoneNumber: fields.phone });
  if (error) {
    const wrong = error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
    return answer(422, wrong.join(", "));
  }
  try {
    const message = payloadOf(data);
    const outcome = await store(db, message);
    if (outcome === "full") return answer(503, fullForToday, { "Retry-After": "3600" });
    if (outcome === "new") mail?.(message);
    return answer(200);
  } catch (error) {
    console.error("A message was not stored:", error);
    return answer(500, "not stored");
  }
}

function answer(status: number, error?: string, others?: Record<string, string>): Response {
  const headers = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...others };
  return Response.json(error ? { error } : { received: true }, { status, headers });
}

/** A body's bytes, or undefined once they turn out to be too many. */
async function read(body: Request["body"]): Promise<Blob | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > largest) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
