import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { ServiceTemplate } from "@/components/sections/service-sections";
import { getContent, serviceAt } from "@/site/content";
import { knownPage } from "../../known-page";

const folder = "/services/";
type Props = { params: Promise<{ slug: string }> };

/** Every service whose page is its own; dTransfer's is the products page. */
export function generateStaticParams() {
  return getContent()
    .services.flatMap(({ page }) => (page?.metadata ? page.path : []))
    .map((path) => ({ slug: path.slice(folder.length) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(await pathOf(params));
}

export default async function ServicePage({ params }: Props) {
  const path = await pathOf(params);
  return <ServiceTemplate {...(serviceAt(path) ?? notFound())} path={path} />;
}

async function pathOf(params: Props["params"]): Promise<string> {
  const path = folder + (await params).slug;
  return knownPage(path).path;
}
