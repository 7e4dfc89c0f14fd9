import type { SectionProps } from "@/components/page/section-props";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import "./proof.css";

/** Why to believe the prices: three stubs, each a figure and what it is of. */
export function Proof(_: SectionProps<"proof">) {
  const { refund, backers, shoppers } = getContent().site.proof;
  return (
    <div className="px-gutter py-5">
      <List className="trust mx-auto max-w-page">
        {[refund, backers, shoppers].map(({ figure, text }) => (
          <li key={text} className="lifted">
            <p className="trust-stub ticket on-ink rounded-card bg-white">
              <span className="trust-figure font-price font-[900]">{figure}</span>{" "}
              <span className="trust-text text-small font-strong">{text}</span>
            </p>
          </li>
        ))}
      </List>
    </div>
  );
}
