import { PageLayout } from "@/components/page/page-layout";
import type { Content } from "@/site/content";
import { DateLine } from "./article";
import { LongText } from "./long-text";
import { LowIntro } from "./page-intro";
import css from "./text-page.module.css";

type Props = { path: string; text: Content["privacy"] };

/** A legal text: its head with its dates, and the text with its table of contents. */
export function TextPage({ path, text }: Props) {
  const { title, lead, picture, prose, effective, updated, added } = text;
  return (
    <PageLayout path={path}>
      <LowIntro title={title} lead={lead} picture={picture && { ink: "stone", ...picture }}>
        {effective && (
          <DateLine label="Effective" date={effective} updated={updated} added={added} />
        )}
      </LowIntro>
      <div className={css.text}>
        <LongText {...prose} />
      </div>
    </PageLayout>
  );
}
