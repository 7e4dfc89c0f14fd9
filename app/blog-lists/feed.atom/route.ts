import { atom } from "./atom";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  return new Response(await atom(), { headers: { "Content-Type": "application/atom+xml" } });
}
