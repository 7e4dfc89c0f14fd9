import type { ReactNode } from "react";
import { InlineDrawing } from "@/components/drawings/drawing";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import type { Ink } from "@/site/schema/fields";
import type { Status } from "@/site/schema/service";
import { StatusLabel } from "./status-label";

type Props = {
  /** The heading has it. */
  id?: string;
  as?: "h1" | "h2";
  eyebrow?: string;
  /** The status of the service that the page is about. */
  status?: Status;
  title: string;
  lead?: string;
  /** Drawn beside the words; its ink is the ground, with a torn edge. */
  picture?: { drawing: string; ink: Ink; alt: string } | undefined;
  /** Whether the text below is what visitors came for: the head is low, its picture small. */
  isLow?: boolean;
  /** Whether the picture comes first, as a post's poster does; on phones it is low. */
  hasPoster?: boolean;
  children?: ReactNode;
};

const hasLongWord = /\S{12,}/;
/** On tablets, beside a picture: a line has room for more than such a word. */
const hasWideWord = /\S{11,}/;
const besidePicture = "md:max-lg:[--longest:8.4cqi]";
/** Size at which "Documentation" fills the column. */
const narrower = "[--longest:10.2cqi] lg:-me-6";

const columns = "grid gap-x-10 gap-y-8 *:min-w-0 md:grid-cols-12";
const torn = "torn-edge overflow-hidden pt-below-trail pb-torn";
const poster = "max-md:max-h-48";
/** A low head's picture on phones. */
const aboveTear = "max-md:relative max-md:z-1 max-md:-mb-5 max-md:h-60";

/** The head of a page that is no service: its h1 and what it is about. */
export function PageIntro({
  id,
  as: Heading = "h1",
  eyebrow,
  status,
  title,
  lead,
  picture,
  hasPoster,
  isLow,
  children,
}: Props) {
  const ground = picture ? `${torn} ${inkBackground[picture.ink]}` : "pt-top";
  const place = isLow
    ? `${aboveTear} md:col-span-3 md:col-start-10`
    : "md:col-span-5 md:col-start-8";
  const drawing = picture && (
    <InlineDrawing
      name={picture.drawing}
      alt={picture.alt}
      preserveAspectRatio={isLow ? "xMidYMin slice" : undefined}
      className={`w-full self-center overflow-visible md:row-start-1 ${place} ${hasPoster ? poster : ""}`}
    />
  );
  const span = isLow || !picture ? "md:col-span-9" : "md:col-span-7";
  const size = picture && !isLow ? "text-h1" : "text-title";
  const longest = hasLongWord.test(title) ? narrower : "";
  const soft = picture ? "" : "text-muted";
  return (
    <section className={`px-gutter ${ground}`}>
      <div className={`mx-auto max-w-page ${columns}`}>
        {hasPoster && drawing}
        <div className={`@container ${span} ${longest} ${picture ? "md:row-start-1" : ""}`}>
          {status && eyebrow && <StatusLabel status={status} className="float-start me-4" />}
          <Heading
            id={id}
            className={`${size} ${picture && hasWideWord.test(title) ? besidePicture : ""}`}
          >
            {eyebrow && (
              <HeadingEyebrow className={`pb-4 leading-[1.65rem] ${soft}`}>
                {eyebrow}
              </HeadingEyebrow>
            )}
            {title}
          </Heading>
          {status && !eyebrow && <StatusLabel status={status} className="mt-5" />}
          {lead && <p className={`max-w-measure pt-6 text-lead ${soft}`}>{lead}</p>}
          {children}
        </div>
        {!hasPoster && drawing}
      </div>
    </section>
  );
}
