import { randomBytes } from "node:crypto";

/** Kept beside the modules, which an edit of the code evaluates anew. */
const memory = globalThis as { editorToken?: string };

/** What a form of this server process carries, and no other site can read. */
export function formToken(): string {
  memory.editorToken ??= randomBytes(32).toString("hex");
  return memory.editorToken;
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request was sent to an address of this machine, and by a page of the same address if by
 * a page of another origin at all. Another name for this machine (DNS rebinding) has another Host.
 */
export function isFromHere(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  const origin = headers.get("origin");
  if (!thisMachine.test(host)) return false;
  return origin === null || origin === `http://${host}` || origin === `https://${host}`;
}
