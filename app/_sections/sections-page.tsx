import { ProductJsonLd, SiteJsonLd } from "@/components/metadata/json-ld";
import { GetTheApp, ServiceCta } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { Sections } from "@/components/sections";
import { findService, getContent, type Page } from "@/site/content";
import { openingOf } from "@/site/schema/sections";
import { TabIntro } from "./tab-intro";

/** A page that is a list of sections. */
export function SectionsPage({ page }: { page: Page }) {
  const { canonical, file, path, sections, service } = page;
  const { ownPages, services } = getContent();
  const told = services.find((each) => each.page?.path === canonical);
  const tabs = sections.findIndex(({ section }) => section === "company");
  const isTab = tabs > 0 && path !== canonical;
  return (
    <PageLayout path={path} mobileCta={<MobileCta page={page} />}>
      <UnpublishedMark text={service ?? ownPages.find((each) => each.file === file) ?? {}}>
        {path === "/" && <SiteJsonLd />}
        {told?.page && <ProductJsonLd service={told} page={told.page} />}
      </UnpublishedMark>
      {isTab && <TabIntro page={page} />}
      <Sections page={page} sections={isTab ? sections.slice(tabs) : sections} />
    </PageLayout>
  );
}

/** The button of the bar on phones: what the page leads to. */
function MobileCta({ page }: { page: Page }) {
  const { stores, service: id } = openingOf(page.sections);
  return stores ? <GetTheApp /> : <ServiceCta service={page.service ?? findService(id)} />;
}
