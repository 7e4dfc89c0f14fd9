import { PageLayout } from "@/components/page/page-layout";
import { LongText } from "@/components/sections/long-text";
import { PageIntro } from "@/components/sections/page-intro";
import { UnpublishedMark } from "@/components/sections/unpublished-mark";
import { type Content, getContent } from "@/site/content";

type Props = { path: string; text: Content["plainPages"][number] };

/** A page that is a text, with its table of contents. */
export function PlainPage({ path, text }: Props) {
  const { title, lead, picture, prose } = text;
  return (
    <PageLayout path={path}>
      <UnpublishedMark text={text}>
        <PageIntro
          title={title}
          lead={lead}
          picture={picture && { ink: "stone", ...picture }}
          isLow
        />
      </UnpublishedMark>
      <div className={picture ? "pt-section" : ""}>
        <LongText {...prose} contents={getContent().blogList.contents} />
      </div>
    </PageLayout>
  );
}
