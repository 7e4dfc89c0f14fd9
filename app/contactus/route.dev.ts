import { getPlatformProxy } from "wrangler";
import { receive, type Tools } from "@/receiver/receive";

type Env = { DB: Tools["db"]; LIMITER: Tools["limiter"] };

/** Cloudflare's runtime takes a second to start; an edit evaluates this module again. */
const memory = globalThis as { platform?: ReturnType<typeof getPlatformProxy<Env>> };

/** The contact form in `next dev`: the receiver's own code and, as in `npm start`, its database. */
export async function POST(request: Request): Promise<Response> {
  // No request for this machine's location.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  const folder = process.env.STATE_FOLDER;
  memory.platform ??= getPlatformProxy<Env>(folder ? { persist: { path: `${folder}/v3` } } : {});
  const { DB, LIMITER } = (await memory.platform).env;
  return receive(request, { db: DB, limiter: LIMITER });
}

export function GET(request: Request): Response {
  return Response.redirect(new URL("/contact", request.url), 303);
}
