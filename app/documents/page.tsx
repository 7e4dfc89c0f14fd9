import { Markdown } from "@/components/articles/markdown";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { EndTicket } from "@/components/page/end-ticket";
import { ServiceCta } from "@/components/page/mobile-cta";
import { PageIntro } from "@/components/page/page-intro";
import { PageLayout } from "@/components/page/page-layout";
import { Band, columns } from "@/components/ui/band";
import { findService, getContent } from "@/site/content";
import { saleOf } from "@/site/sale";
import { CodeSamples } from "./_parts/code-samples";

export const generateMetadata = () => pageMetadata("/documents");

export default function DocumentsPage() {
  const { heading, lead, alt, step, next, end } = getContent().documents;
  const service = findService("dtransfer");
  const sale = saleOf(service);
  return (
    <PageLayout path="/documents" mobileCta={<ServiceCta service={service} />}>
      <PageIntro
        status={sale?.status}
        title={heading}
        lead={lead}
        picture={{ drawing: "web-hook", ink: "mint", alt }}
      />
      <div className="px-gutter py-section">
        <div className={`mx-auto max-w-page gap-y-12! ${columns}`}>
          <section aria-labelledby="_step" className="lg:col-span-5">
            <h2 id="_step" className="text-h3">
              {step.heading}
            </h2>
            <div className="prose pt-5">
              <Markdown text={step.body} />
            </div>
          </section>
          <CodeSamples />
        </div>
      </div>
      <Band aria-labelledby="_next" className="pt-0!">
        <h2 id="_next" className="text-h3">
          {next.heading}
        </h2>
        <div className="prose pt-5">
          <Markdown text={next.body} />
        </div>
      </Band>
      <EndTicket
        {...end}
        links={sale && !sale.isSold ? [sale.action, ...end.links] : end.links}
        ink="sky"
        drawing="story-scan"
      />
    </PageLayout>
  );
}
