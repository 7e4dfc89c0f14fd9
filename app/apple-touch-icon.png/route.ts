import { pixelIcon } from "../_icons/draw-icon";

export const dynamic = "force-static";

export async function GET() {
  const file = await pixelIcon({ size: 180, part: 0.72, ground: "mint" });
  return new Response(file, { headers: { "Content-Type": "image/png" } });
}
