import { sharingAddress } from "@/components/sharing/sharing-address";
import { sharingImage } from "@/components/sharing/sharing-image";
import { pages } from "@/content/content";
import type { Page } from "@/content/load/list-pages";
import { knownPage } from "../../known-page";

export const dynamic = "force-static";

type Context = { params: Promise<{ image: string[] }> };

const isPictured = ({ path, canonical }: Page) => path === canonical;

export function generateStaticParams() {
  return pages
    .filter(isPictured)
    .map((page) => ({ image: sharingAddress(page).split("/").slice(2) }));
}

/** A page's sharing image, a file of the export (components/metadata/page-metadata.ts). */
export async function GET(_request: Request, { params }: Context) {
  const address = `/sharing/${(await params).image.join("/")}`;
  const page = knownPage((page) => isPictured(page) && sharingAddress(page) === address);
  return new Response(await sharingImage(page), { headers: { "Content-Type": "image/png" } });
}
