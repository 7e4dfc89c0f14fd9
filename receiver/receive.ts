import {
  fieldsOfForm,
  fullForToday,
  messageSchema,
  type Payload,
  payloadOf,
  refusalId,
  refusalOf,
} from "../site/message.ts";
import { senderOf } from "./sender.ts";
import { type Database, store } from "./store.ts";

/** The bindings that a message needs. */
export type Tools = {
  db: Database;
  /** Whether one more message may come from a sender (`senderOf`) within the minute. */
  limiter: { limit(of: { key: string }): Promise<{ success: boolean }> };
  /** Called with each new message and the page that it comes from, once it is stored. */
  mail?: (message: Payload, page: string) => void;
};

/** The most bytes of all fields together. */
const largest = 64 * 1024;
/** A form writes a byte outside of ASCII as three: "%C3". */
const largestForm = 3 * largest;

/**
 * Checks a message of the contact form and stores it.
 * @returns a status as JSON for a message in JSON. A browser shows all else as a page: it gets a
 * redirect to the words of success or failure.
 */
export async function receive(request: Request, tools: Tools): Promise<Response> {
  const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  if (type.trim() === "application/json") return takeMessage(request, tools, readJson);
  const isForm = type.trim() === "application/x-www-form-urlencoded";
  const response = await takeMessage(request, tools, isForm ? readForm : readNothing);
  const Location = `/contact#${await outcomeOf(response)}`;
  return new Response(null, { status: 303, headers: { ...always, Location } });
}

/** The part of /contact that says what became of a form (components/contact/outcomes.tsx). */
async function outcomeOf(response: Response): Promise<string> {
  if (response.ok) return "sent";
  // Fields that are not right: the words say what to check.
  if (response.status === 422) return "not-sent";
  return refusalId(refusalOf(response.status, (await response.json()).error));
}

/** Whether a page of this site sends it; some browsers and extensions hide its origin. */
function isOwn({ headers, url }: Request): boolean {
  const isSame = headers.get("sec-fetch-site") === "same-origin";
  return isSame || headers.get("origin") === new URL(url).origin;
}

/** The path of the page of this site from which a request comes, "" if no browser says it. */
function pageOf({ headers, url }: Request): string {
  const page = URL.parse(headers.get("referer") ?? "");
  return page?.origin === new URL(url).origin ? page.pathname.slice(0, longestPath) : "";
}

const longestPath = 200;

type Fields = Record<string, unknown>;
/** @returns the fields by the names of the form, or the answer to a body that has none */
type Read = (body: Request["body"]) => Promise<Fields | Response>;

async function takeMessage(request: Request, tools: Tools, read: Read): Promise<Response> {
  if (!isOwn(request)) return answer(403, "from another site");
  const sender = senderOf(request.headers.get("cf-connecting-ip") ?? "");
  if (!(await isAllowed(tools.limiter, sender)))
    return answer(429, "too many messages", { "Retry-After": "60" });
  const fields = await read(request.body);
  if (fields instanceof Response) return fields;
  const { data, error } = messageSchema.safeParse(fields);
  if (error) {
    const wrong = error.issues.map(({ path, message }) => `${path.join()}: ${message}`);
    return answer(422, wrong.join(", "));
  }
  try {
    const message = payloadOf(data);
    const page = pageOf(request);
    const outcome = await store(tools.db, message, sender, page);
    if (outcome === "share used") return answer(429, fullForToday, { "Retry-After": "3600" });
    if (outcome === "full") return answer(503, fullForToday, { "Retry-After": "3600" });
    if (outcome === "new") tools.mail?.(message, page);
    return answer(200);
  } catch (error) {
    console.error("A message was not stored:", error);
    return answer(500, "not stored");
  }
}

/** A limiter that fails refuses nobody: the sender's share of the day still holds. */
async function isAllowed(limiter: Tools["limiter"], key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    console.error("The limiter failed:", error);
    return true;
  }
}

const readJson: Read = async (body) => {
  const text = await textOf(body, largest);
  if (text === undefined) return tooLarge();
  try {
    const fields: unknown = JSON.parse(text);
    if (fields && typeof fields === "object")
      return { ...fields, phoneNumber: "phone" in fields ? fields.phone : undefined };
  } catch {}
  return answer(400, "no JSON");
};

const readForm: Read = async (body) => {
  const text = await textOf(body, largestForm);
  // Browsers send a line end as two characters.
  const form = Object.fromEntries(new URLSearchParams(text?.replaceAll("%0D%0A", "%0A")));
  if (text === undefined || new Blob(Object.values(form)).size > largest) return tooLarge();
  return fieldsOfForm(form);
};

const readNothing: Read = async () => answer(415, "neither JSON nor a form");

/** A body as text; undefined once it turns out to have too many bytes. */
async function textOf(body: Request["body"], most: number): Promise<string | undefined> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}

const tooLarge = () => answer(413, `more than ${largest} bytes`);

const always = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

function answer(status: number, error?: string, others?: Record<string, string>): Response {
  const headers = { ...always, ...others };
  return Response.json(error ? { error } : { received: true }, { status, headers });
}
