import { Markdown } from "@/components/articles/markdown";
import { SumReceipt } from "@/components/articles/sum-receipt";
import type { SectionProps } from "@/components/page/section-props";
import { Band } from "@/components/ui/band";
import { List } from "@/components/ui/list";

/** Worked examples as receipts, side by side. */
export function Sums({ id, title, lead, text, sums }: SectionProps<"sums">) {
  return (
    <Band aria-labelledby={title && id} className="overflow-hidden" inner="@container">
      {title && (
        <h2 id={id} className="text-h2">
          {title}
        </h2>
      )}
      {lead && <p className="max-w-[40rem] pt-4 text-lead text-muted">{lead}</p>}
      {text && (
        <div className="prose pt-4">
          <Markdown text={text} />
        </div>
      )}
      <List
        className={`grid grid-cols-1 gap-4 sm:gap-5 @min-[34rem]:grid-cols-2 ${title ? "pt-8" : ""}`}
      >
        {sums.map(({ title, ink, lines }) => (
          <li key={title} className="grid grid-cols-1">
            <SumReceipt title={title} ink={ink} lines={lines} />
          </li>
        ))}
      </List>
    </Band>
  );
}
