import type { Metadata } from "next";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { LegalPage } from "@/components/sections/legal-page";
import { PlainPage } from "@/components/sections/plain-page";
import { content, pageAt } from "@/content/content";
import { plainPagePath } from "@/content/load/list-pages";

type Props = { params: Promise<{ page: string }> };

const { privacy, terms, plainPages } = content;

/** The legal texts, and what editors add as content/pages/*.md. */
export const dynamicParams = false;
export function generateStaticParams() {
  const own = plainPages.map((text) => ({ page: plainPagePath(text).slice(1) }));
  return [{ page: "privacy-policy" }, { page: "terms-and-conditions" }, ...own];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/${(await params).page}`);
}

export default async function TextPage({ params }: Props) {
  const path = `/${(await params).page}`;
  const legal = [privacy, terms].find(({ file }) => file === pageAt(path).file);
  if (legal) return <LegalPage path={path} text={legal} />;
  const own = plainPages.find(({ file }) => file === pageAt(path).file);
  return own && <PlainPage path={path} text={own} />;
}
