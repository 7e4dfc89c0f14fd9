import { Page } from "@/components/layout/page";
import { StatusLabel } from "@/components/layout/status-label";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { Scene } from "@/components/scenes/scene";
import { DtransferCard } from "@/components/sections/dtransfer-card";
import { PageIntro } from "@/components/sections/page-intro";
import { Band } from "@/components/ui/band";
import { content, serviceAt } from "@/content/content";
import { HowItWorks } from "./_sections/how-it-works";

export const metadata = pageMetadata("/dtransfer");

export default function DtransferPage() {
  const { hero, articles } = content.dtransfer;
  const scene = <Scene name="dtransfer" alt={hero.alt} className="w-full rounded-card bg-mint" />;
  return (
    <Page path="/dtransfer">
      <PageIntro {...hero} aside={scene}>
        <p className="pt-6">
          <StatusLabel status={serviceAt("/services/dtransfer").service.status} />
        </p>
      </PageIntro>
      <Band tone="tinted" aria-labelledby="articles">
        {/* With eleven cards, the heading's cell makes full rows of two and of three. */}
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          <div className="max-sm:pb-5 sm:pr-5">
            <h2 id="articles" className="text-h2">
              {articles.heading}
            </h2>
            <p className="pt-4 text-lead text-muted">{articles.lead}</p>
          </div>
          <ul className="contents">
            {Array.from({ length: articles.count }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards are identical
              <DtransferCard key={index} />
            ))}
          </ul>
        </div>
      </Band>
      <HowItWorks />
    </Page>
  );
}
