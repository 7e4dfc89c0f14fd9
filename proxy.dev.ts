import { type NextRequest, NextResponse } from "next/server";

const thisMachine = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * `next dev` shows drafts, so it answers requests for this machine's names alone: a foreign page could
 * give its own name this machine's address, and read every answer (DNS rebinding).
 */
export function proxy({ headers }: NextRequest): NextResponse {
  return thisMachine.test(headers.get("host") ?? "")
    ? NextResponse.next()
    : new NextResponse(null, { status: 403 });
}
