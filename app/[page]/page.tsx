import type { Metadata } from "next";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { getContent, type Page } from "@/site/content";
import { pricingCategories, pricingPath } from "@/site/schema/pricing";
import { knownPage } from "../known-page";
import { PricingPage } from "./_sections/pricing-page";
import { TextPage } from "./_sections/text-page";

type Props = { params: Promise<{ page: string }> };

/** The pages of prices, the legal texts, and what editors add as content/pages/*.md. */
export function generateStaticParams() {
  const { pages, prices, privacy, terms, plainPages } = getContent();
  const files = [prices, privacy, terms, ...plainPages].map(({ file }) => file);
  return pages
    .filter(({ file }) => files.includes(file))
    .map(({ path }) => ({ page: path.slice(1) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await pageOf(params)).path);
}

export default async function TopLevelPage({ params }: Props) {
  const { privacy, terms, plainPages } = getContent();
  const { path, file, canonical } = await pageOf(params);
  const category = pricingCategories.find((each) => pricingPath(each) === canonical);
  if (category) return <PricingPage category={category} path={path} />;
  const legal = [privacy, terms].find((text) => text.file === file);
  if (legal) return <TextPage path={path} text={legal} ink="sky" />;
  const own = plainPages.find((text) => text.file === file);
  return own && <TextPage path={path} text={own} ink="stone" />;
}

async function pageOf(params: Props["params"]): Promise<Page> {
  const path = `/${(await params).page}`;
  return knownPage(path);
}
