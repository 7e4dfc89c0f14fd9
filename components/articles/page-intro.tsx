import type { ReactNode } from "react";
import { InlineDrawing } from "@/components/drawings/drawing";
import { StatusLabel } from "@/components/page/status-label";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { noBreak } from "@/components/ui/no-break";
import type { Ink } from "@/site/schema/fields";
import type { Status } from "@/site/schema/service";

type Words = {
  /** The id of the heading. */
  id?: string;
  title: string;
  lead?: string;
  /** Drawn beside the words; its ink is the ground, with a torn edge. */
  picture?: { drawing: string; ink: Ink; alt: string } | undefined;
  children?: ReactNode;
};

type IntroProps = Words & {
  as?: "h1" | "h2";
  eyebrow?: string;
  /** The status of the service that the page is about. */
  status?: Status;
  /** Whether the picture is a post's poster, which comes first, and is low on phones. */
  hasPoster?: boolean;
};

const besideWords =
  "w-full self-center overflow-visible md:col-span-5 md:col-start-8 md:row-start-1";

/** The head of a page that is no service: its h1 and what it is about, beside a large picture. */
export function PageIntro({
  as: Heading = "h1",
  eyebrow,
  status,
  hasPoster,
  ...words
}: IntroProps) {
  const { id, title, lead, picture, children } = words;
  const drawing = picture && (
    <InlineDrawing
      name={picture.drawing}
      alt={picture.alt}
      className={`${besideWords} ${hasPoster ? "max-md:max-h-48" : ""}`}
    />
  );
  return (
    <Ground ink={picture?.ink}>
      {hasPoster && drawing}
      <div className={`@container ${picture ? "md:col-span-7 md:row-start-1" : "md:col-span-9"}`}>
        {status && eyebrow && <StatusLabel status={status} className="float-start me-4" />}
        <Heading id={id} className={sizeOf(title, picture !== undefined)}>
          {eyebrow && (
            <HeadingEyebrow className={`pb-4 leading-[1.65rem] ${picture ? "" : "text-muted"}`}>
              {eyebrow}
            </HeadingEyebrow>
          )}
          {title}
        </Heading>
        {status && !eyebrow && <StatusLabel status={status} className="mt-5" />}
        {lead && <Lead isSoft={!picture}>{lead}</Lead>}
        {children}
      </div>
      {!hasPoster && drawing}
    </Ground>
  );
}

const uponTear =
  "w-full self-center overflow-visible max-md:relative max-md:z-1 max-md:-mb-5 max-md:h-60 md:-mb-section md:self-end";

/** The low head of a page whose text is what visitors came for: its picture stands upon the tear. */
export function LowIntro({ id, title, lead, picture, children }: Words) {
  return (
    <Ground ink={picture?.ink}>
      <div className="@container md:col-span-8">
        <h1 id={id} className={sizeOf(title, picture !== undefined)}>
          {title}
        </h1>
        {lead && <Lead isSoft={!picture}>{lead}</Lead>}
        {children}
      </div>
      {picture && (
        <InlineDrawing
          name={picture.drawing}
          alt={picture.alt}
          preserveAspectRatio="xMidYMin slice"
          className={`md:col-span-4 ${uponTear}`}
        />
      )}
    </Ground>
  );
}

const torn = "torn-edge overflow-clip pt-below-trail pb-torn";

/** The columns of a head, on the ink of its picture, if it has one. */
function Ground({ ink, children }: { ink: Ink | undefined; children: ReactNode }) {
  return (
    <section className={`px-gutter ${ink ? `${torn} ${inkBackground[ink]}` : "pt-top"}`}>
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-8 *:min-w-0 md:grid-cols-12">
        {children}
      </div>
    </section>
  );
}

function Lead({ isSoft, children }: { isSoft: boolean; children: string }) {
  return (
    <p className={`max-w-measure pt-6 text-lead ${isSoft ? "text-muted" : ""}`}>
      {noBreak(children)}
    </p>
  );
}

// Private-use characters do not count: beside a form, they name fields (site/preview/signs.ts).
const hasLongWord = /[^\s\p{Co}]{12,}/u;
/** On tablets, beside a picture, such a word needs smaller letters. */
const hasWideWord = /[^\s\p{Co}]{11,}/u;

/**
 * The classes of a title, by which words stay whole in large letters; "Documentation" fills the
 * column.
 */
function sizeOf(title: string, isBesidePicture: boolean) {
  const size = isBesidePicture ? "text-h1" : "text-title";
  if (!hasWideWord.test(title)) return size;
  const narrow = hasLongWord.test(title) ? "[--longest:10.2cqi] lg:-me-6" : "";
  return `${size} ${narrow} ${isBesidePicture ? "md:max-lg:[--longest:8.4cqi]" : ""}`;
}
