import { getContent, serviceAt } from "@/compiler/published";
import { AskAboutLaunch } from "@/components/layout/bar-action";
import { Page } from "@/components/layout/page";
import { StatusLabel } from "@/components/layout/status-label";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { Cta } from "@/components/sections/cta";
import { ArticleRoll } from "./_sections/article-roll";
import { HowItWorks } from "./_sections/how-it-works";
import { Opening } from "./_sections/opening";

export const generateMetadata = () => pageMetadata("/dtransfer");

export default function DtransferPage() {
  return (
    <Page path="/dtransfer" action={<AskAboutLaunch />}>
      <Opening>
        <StatusLabel status={serviceAt("/services/dtransfer").service.status} />
      </Opening>
      <HowItWorks />
      <ArticleRoll />
      <Cta {...getContent().dtransfer.end} ink="mint" scene="receipt" />
    </Page>
  );
}
