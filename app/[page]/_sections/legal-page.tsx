import { PageLayout } from "@/components/page/page-layout";
import { DateLine } from "@/components/sections/date-line";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { type Content, getContent } from "@/site/content";
import css from "./legal-page.module.css";

/** A legal text with its dates, if it has them, and its table of contents. */
export function LegalPage({ path, text }: { path: string; text: Content["privacy"] }) {
  const { blogList, legal } = getContent();
  const { title, lead, effective, updated, added, prose, picture } = text;
  return (
    <PageLayout path={path}>
      <PageIntro title={title} lead={lead} picture={picture && { ink: "sky", ...picture }} isLow>
        {effective && (
          <DateLine label={legal.effective} date={effective} updated={updated} added={added} />
        )}
      </PageIntro>
      <div className={`pt-section ${css.text}`}>
        <LongText {...prose} contents={blogList.contents} />
      </div>
    </PageLayout>
  );
}
