import type { Metadata } from "next";
import { TextPage } from "@/components/articles/text-page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/prices/pricing-page";
import { getContent, type Page } from "@/site/content";
import { pricingCategories, pricingPath } from "@/site/schema/prices";
import { SectionsPage } from "../_parts/sections-page";
import { knownPage } from "../known-page";

type Props = { params: Promise<{ page?: string[] }> };

/** The pages that are lists of sections, the pages of prices and the legal texts. */
export function generateStaticParams() {
  return getContent()
    .pages.filter(({ kind }) => kind !== "own")
    .map(({ path }) => ({ page: path.split("/").filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await pageOf(params)).path);
}

export default async function AnyPage({ params }: Props) {
  const page = await pageOf(params);
  const { kind, path, file, canonical } = page;
  if (kind === "sections") return <SectionsPage page={page} />;
  const category = pricingCategories.find((each) => pricingPath(each) === canonical);
  if (category) return <PricingPage category={category} path={path} />;
  const { privacy, terms } = getContent();
  return <TextPage path={path} text={file === privacy.file ? privacy : terms} />;
}

async function pageOf(params: Props["params"]): Promise<Page> {
  return knownPage(`/${((await params).page ?? []).join("/")}`);
}
