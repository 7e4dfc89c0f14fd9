import { icoFile, pixelIcon } from "../_icons/draw-icon";

export const dynamic = "force-static";

export async function GET() {
  const file = icoFile(await pixelIcon({ size: 32, part: 1 }), 32);
  return new Response(file, { headers: { "Content-Type": "image/vnd.microsoft.icon" } });
}
