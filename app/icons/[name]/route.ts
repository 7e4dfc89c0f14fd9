import { notFound } from "next/navigation";
import { appIcons } from "../../_icons/app-icons";
import { pixelIcon } from "../../_icons/draw-icon";

export const dynamic = "force-static";

type Context = { params: Promise<{ name: string }> };

export function generateStaticParams() {
  return Object.keys(appIcons).map((name) => ({ name }));
}

export async function GET(_request: Request, { params }: Context) {
  const icon = appIcons[(await params).name as keyof typeof appIcons] ?? notFound();
  return new Response(await pixelIcon(icon), { headers: { "Content-Type": "image/png" } });
}
