import { sharingAddress } from "@/components/sharing/sharing-address";
import { sharingImage } from "@/components/sharing/sharing-image";
import { pages } from "@/content/content";

export const dynamic = "force-static";
export const dynamicParams = false;

type Context = { params: Promise<{ image: string[] }> };

const pictured = pages.filter(({ path, canonical }) => path === canonical);

export function generateStaticParams() {
  return pictured.map((page) => ({ image: sharingAddress(page).split("/").slice(2) }));
}

/** A page's sharing image, a file of the export (components/metadata/page-metadata.ts). */
export async function GET(_request: Request, { params }: Context) {
  const address = `/sharing/${(await params).image.join("/")}`;
  const page = pictured.find((candidate) => sharingAddress(candidate) === address);
  if (!page) return new Response(null, { status: 404 });
  return new Response(await sharingImage(page), { headers: { "Content-Type": "image/png" } });
}
