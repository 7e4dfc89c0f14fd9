import type { Metadata } from "next";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceTemplate } from "@/components/sections/service-sections";
import { content, serviceAt } from "@/content/content";

const folder = "/services/";
type Props = { params: Promise<{ slug: string }> };

/** Every service whose page is its own; dTransfer's is the products page. */
export const dynamicParams = false;
export function generateStaticParams() {
  return content.services
    .map(({ page }) => page?.path)
    .filter((path) => path?.startsWith(folder) && path !== "/services/dtransfer")
    .map((path) => ({ slug: path?.slice(folder.length) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`${folder}${(await params).slug}`);
}

export default async function ServicePage({ params }: Props) {
  const path = `${folder}${(await params).slug}`;
  return <ServiceTemplate {...serviceAt(path)} path={path} />;
}
