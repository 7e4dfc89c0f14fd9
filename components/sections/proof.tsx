import type { SectionProps } from "@/components/page/section-props";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

/** Why to believe the prices: a line of figures, each with what it counts. */
export function ProofSection(_: SectionProps<"proof">) {
  return (
    <div className="px-gutter py-5">
      <Facts className="mx-auto flex max-w-page flex-wrap gap-x-8 gap-y-1 text-small" />
    </div>
  );
}

/** The figures, in the look of the section that shows them. */
export function Facts({ className }: { className: string }) {
  const { refund, backers, shoppers } = getContent().site.proof;
  return (
    <List className={`display ${className}`}>
      {[refund, backers, shoppers].map(({ figure, text }) => (
        <li key={text}>
          {figure} {text}
        </li>
      ))}
    </List>
  );
}
