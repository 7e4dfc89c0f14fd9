import { notFound } from "next/navigation";
import { sharingFile } from "@/components/sharing/sharing-address";
import { sharingImage } from "@/components/sharing/sharing-image";
import { getContent } from "@/site/content";

export const dynamic = "force-static";

type Context = { params: Promise<{ image: string[] }> };

/** The pages that have a picture, by its address. */
function pictured() {
  const pages = getContent().pages.filter(({ path, canonical }) => path === canonical);
  return new Map(pages.map((page) => [sharingFile(page), page]));
}

export function generateStaticParams() {
  return [...pictured().keys()].map((address) => ({ image: address.split("/").slice(2) }));
}

/** A page's sharing image, a file of the export (components/metadata/page-metadata.ts). */
export async function GET(_request: Request, { params }: Context) {
  const page = pictured().get(`/sharing/${(await params).image.join("/")}`) ?? notFound();
  return new Response(await sharingImage(page), { headers: { "Content-Type": "image/png" } });
}
