import { Markdown } from "@/components/articles/markdown";
import type { SectionProps } from "@/components/page/section-props";
import { DrawingPicture } from "@/components/pictures/drawing-picture";

/** A text in two columns beside a picture. */
export function ColumnsSection({
  id,
  title,
  text,
  ink = "canola",
  drawing,
}: SectionProps<"columns">) {
  return (
    <section aria-labelledby={id} className="px-gutter py-section">
      <div className="mx-auto grid max-w-page items-start gap-x-10 gap-y-8 *:min-w-0 lg:grid-cols-[1fr_2fr]">
        <h2 id={id} className="text-h2 lg:col-span-2">
          {title}
        </h2>
        <DrawingPicture
          name={drawing}
          ink={ink}
          className="max-h-44 w-full rounded-card md:max-h-64 lg:h-full lg:max-h-none"
        />
        <div className="prose in-columns max-w-none gap-x-10 md:columns-2 [&>p:first-child]:max-w-measure [&>p:first-child]:[column-span:all]">
          <Markdown text={text} />
        </div>
      </div>
    </section>
  );
}
