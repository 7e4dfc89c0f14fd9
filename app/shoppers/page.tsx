import { Page } from "@/components/layout/page";
import { StoreLinks } from "@/components/layout/store-links";
import { pageMetadata } from "@/components/metadata/page-metadata";
import { Scene } from "@/components/scenes/scene";
import { PageIntro } from "@/components/sections/page-intro";
import { content } from "@/content/content";
import { End } from "./_sections/end";
import { Points } from "./_sections/points";

export const metadata = pageMetadata("/shoppers");

export default function ShoppersPage() {
  const { hero } = content.shoppers;
  return (
    <Page path="/shoppers">
      <PageIntro
        {...hero}
        ink="sky"
        aside={<Scene name="phone" alt={hero.alt} className="w-full" />}
      >
        <StoreLinks {...content.home.app} variant="strong" className="pt-7" />
      </PageIntro>
      <Points />
      <End />
    </Page>
  );
}
