import { PageIntro } from "@/components/articles/page-intro";
import { ProductJsonLd, SiteJsonLd } from "@/components/metadata/json-ld";
import { GetTheApp, ServiceCta, Subscribe } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { UnpublishedMark } from "@/components/page/unpublished-mark";
import { Sections } from "@/components/sections";
import { textLink } from "@/components/ui/button-link";
import {
  findService,
  getContent,
  linkToService,
  type PageOfSections as Page,
} from "@/site/content";
import { openingOf } from "@/site/schema/sections";
import type { CompanyTab } from "@/site/schema/sections/parts";

/** A page that is a list of sections. */
export function SectionsPage({ page }: { page: Page }) {
  const { canonical, path, sections, service, tab } = page;
  const summary = sections.find((each) => each.section === "summary");
  const about = findService(summary?.service);
  // Elsewhere a section tells of a service that has its page.
  const isHome = about && linkToService(about)?.startsWith(`${canonical}#`);
  const product = service ?? (isHome ? about : undefined);
  const tabs = sections.findIndex(({ section }) => section === "company");
  const isTab = tab !== undefined && tabs > 0;
  const last = sections.at(-1);
  return (
    <PageLayout
      path={path}
      endsInTicket={last?.section === "ticket" && !last.stores}
      mobileCta={<MobileCta page={page} />}
    >
      <UnpublishedMark text={page}>
        {path === "/" && <SiteJsonLd />}
        {product && <ProductJsonLd service={product} path={canonical} isOwn />}
      </UnpublishedMark>
      {isTab && <TabIntro page={page} tab={tab} />}
      <Sections page={page} sections={isTab ? sections.slice(tabs) : sections} />
    </PageLayout>
  );
}

/** The button of the bar on phones: what the page leads to. */
function MobileCta({ page }: { page: Page }) {
  const { section, stores, service: id } = openingOf(page.sections);
  if (section === "offer" && getContent().offerRuns) return <Subscribe />;
  return stores ? <GetTheApp /> : <ServiceCta service={page.service ?? findService(id)} />;
}

/** The head of a tab's own address: its heading, what it is about, and a link to the page of all tabs. */
function TabIntro({ page, tab: name }: { page: Page; tab: CompanyTab }) {
  const { title, eyebrow } = openingOf(page.sections);
  const company = page.sections.find((each) => each.section === "company");
  if (!company) return null;
  const tab = company[name];
  const picture = "slides" in tab ? tab.slides[0] : "picture" in tab ? tab.picture : undefined;
  return (
    <PageIntro
      eyebrow={eyebrow}
      title={tab.title}
      lead={page.description}
      picture={picture && { ...picture, ink: "coral" }}
    >
      <p className="pt-4">
        <a href={page.canonical} className={textLink}>
          {title}
        </a>
      </p>
    </PageIntro>
  );
}
