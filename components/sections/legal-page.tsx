import { Page } from "@/components/layout/page";
import { content } from "@/content/content";
import { formatDay } from "@/content/site/dates";
import { LongText } from "./long-text";
import { PageIntro } from "./page-intro";

/** A legal text with its two dates and its table of contents. */
export function LegalPage({ path, text }: { path: string; text: typeof content.privacy }) {
  const { title, lead, effective, updated, prose } = text;
  return (
    <Page path={path}>
      <PageIntro title={title} lead={lead}>
        <p className="pt-6 font-mono text-fine text-muted">
          {content.legal.effective} <time dateTime={effective}>{formatDay(effective)}</time>
          {"\u00a0· "}
          <span className="inline-block">
            {content.legal.updated} <time dateTime={updated}>{formatDay(updated)}</time>
          </span>
        </p>
      </PageIntro>
      <LongText {...prose} />
    </Page>
  );
}
