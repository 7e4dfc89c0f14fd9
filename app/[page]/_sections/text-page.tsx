import { PageLayout } from "@/components/page/page-layout";
import { DateLine } from "@/components/sections/date-line";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { UnpublishedMark } from "@/components/sections/unpublished-mark";
import { type Content, getContent } from "@/site/content";
import type { Ink } from "@/site/schema/fields";
import css from "./text-page.module.css";

type Text = Content["plainPages"][number] | Content["privacy"];
type Props = { path: string; text: Text; ink: Ink };

/** A page that is a text: its head, a legal text's dates, and the text with its table of contents. */
export function TextPage({ path, text, ink }: Props) {
  const { title, lead, picture, prose } = text;
  return (
    <PageLayout path={path} mobileCta={null}>
      <UnpublishedMark text={"draft" in text ? text : {}}>
        <PageIntro title={title} lead={lead} picture={picture && { ink, ...picture }} isLow>
          {"effective" in text && text.effective && (
            <DateLine
              label={getContent().legal.effective}
              date={text.effective}
              updated={text.updated}
              added={text.added}
            />
          )}
        </PageIntro>
      </UnpublishedMark>
      <div className={`${picture ? "pt-section" : ""} ${css.text}`}>
        <LongText {...prose} contents={getContent().blogList.contents} />
      </div>
    </PageLayout>
  );
}
