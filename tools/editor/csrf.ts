import { randomBytes } from "node:crypto";

/** The token is global, since an edit of the code evaluates this module again. */
const memory = globalThis as { editorToken?: string };

/** Secret in every form of this server process, which other sites cannot read. */
export function formToken(): string {
  memory.editorToken ??= randomBytes(32).toString("hex");
  return memory.editorToken;
}

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Whether a request goes to an address of this machine and, if it has an Origin, comes from a page of
 * the same address. With DNS rebinding, the Host is another one.
 */
export function isFromHere(headers: Headers): boolean {
  const host = headers.get("host") ?? "";
  const origin = headers.get("origin");
  if (!thisMachine.test(host)) return false;
  return origin === null || origin === `http://${host}` || origin === `https://${host}`;
}
