import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";

/** In two columns where there is room, below the first paragraph. */
const inColumns =
  "gap-x-10 *:break-inside-avoid md:columns-2 [&>h3]:break-after-avoid [&>p:first-child]:mb-6 [&>p:first-child]:[column-span:all] [&>p:first-child+h3]:mt-0";

/** A text in two columns beside a picture. */
export function Columns({ id, title, text, ink = "canola", drawing }: SectionProps<"columns">) {
  return (
    <section aria-labelledby={id} className="px-gutter py-section">
      <div className="mx-auto grid max-w-page items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        <h2 id={id} className="text-h2 lg:col-span-2">
          {title}
        </h2>
        <DrawingPicture
          name={drawing}
          ink={ink}
          className="max-h-44 w-full rounded-card md:max-h-64 lg:max-h-none lg:self-stretch"
        />
        <div className={`prose max-w-none ${inColumns}`}>
          <Markdown text={text} />
        </div>
      </div>
    </section>
  );
}
