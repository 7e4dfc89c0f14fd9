import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TextPage } from "@/components/articles/text-page";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { PricingPage } from "@/components/prices/pricing-page";
import { getContent, type Page } from "@/site/content";
import { SectionsPage } from "../_parts/sections-page";
import { knownPage } from "../known-page";

type Props = { params: Promise<{ page?: string[] }> };

/** The pages that are lists of sections, the pages of prices and the legal texts. */
export function generateStaticParams() {
  return getContent()
    .pages.filter(({ kind }) => kind !== "post" && kind !== "article")
    .map(({ path }) => ({ page: path.split("/").filter(Boolean) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata((await pageOf(params)).path);
}

export default async function AnyPage({ params }: Props) {
  const page = await pageOf(params);
  if (page.kind === "sections") return <SectionsPage page={page} />;
  if (page.kind === "prices") return <PricingPage list={page.list} path={page.path} />;
  return page.kind === "legal" ? <TextPage path={page.path} text={page.text} /> : notFound();
}

async function pageOf(params: Props["params"]): Promise<Page> {
  return knownPage(`/${((await params).page ?? []).join("/")}`);
}
