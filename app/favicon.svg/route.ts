import { vectorIcon } from "../_icons/draw-icon";

export const dynamic = "force-static";

export function GET() {
  return new Response(vectorIcon(), { headers: { "Content-Type": "image/svg+xml" } });
}
