import { Markdown } from "@/components/articles/markdown";
import { SumReceipt } from "@/components/articles/posts";
import type { SectionProps } from "@/components/page/section-props";
import { Band, BandHead } from "@/components/ui/band";
import { List } from "@/components/ui/list";

/** Worked examples as receipts, side by side. */
export function SumsSection({ id, title, lead, text, sums }: SectionProps<"sums">) {
  return (
    <Band aria-labelledby={title && id} className="overflow-hidden" inner="@container">
      {title && <BandHead id={id} heading={title} lead={lead} />}
      {text && (
        <div className="prose pb-8">
          <Markdown text={text} />
        </div>
      )}
      <List className="grid grid-cols-1 gap-4 sm:gap-5 @min-[34rem]:grid-cols-2">
        {sums.map(({ title, ink, lines }) => (
          <li key={title} className="grid grid-cols-1">
            <SumReceipt title={title} ink={ink} lines={lines} />
          </li>
        ))}
      </List>
    </Band>
  );
}
