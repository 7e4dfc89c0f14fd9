import { Page } from "@/components/layout/page";
import { ScenePicture } from "@/components/pictures/scene-picture";
import { content } from "@/content/content";
import { formatDay } from "@/content/site/dates";
import { LongText } from "./long-text";
import { PageIntro } from "./page-intro";

/** A legal text with its two dates and its table of contents. */
export function LegalPage({ path, text }: { path: string; text: typeof content.privacy }) {
  const { title, lead, effective, updated, prose, picture } = text;
  return (
    <Page path={path}>
      <PageIntro
        title={title}
        lead={lead}
        aside={
          picture && (
            <ScenePicture
              name={picture.scene}
              ink="sky"
              alt={picture.alt}
              className="w-full rounded-card"
            />
          )
        }
      >
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
