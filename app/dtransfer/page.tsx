import { pageMetadata } from "@/components/metadata/page-metadata";
import { AskAboutLaunch } from "@/components/page/mobile-cta";
import { PageLayout } from "@/components/page/page-layout";
import { StatusLabel } from "@/components/page/status-label";
import { Cta } from "@/components/sections/cta";
import { getContent, namedService } from "@/site/content";
import { ArticleRoll } from "./_sections/article-roll";
import { HowItWorks } from "./_sections/how-it-works";
import { Opening } from "./_sections/opening";

export const generateMetadata = () => pageMetadata("/dtransfer");

export default function DtransferPage() {
  return (
    <PageLayout path="/dtransfer" mobileCta={<AskAboutLaunch />}>
      <Opening>
        <StatusLabel status={namedService("products").service.status} />
      </Opening>
      <ArticleRoll />
      <HowItWorks />
      <Cta {...getContent().dtransfer.end} ink="mint" scene="receipt" />
    </PageLayout>
  );
}
