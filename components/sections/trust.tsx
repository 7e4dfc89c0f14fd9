import { List } from "@/components/ui/list";
import type { Content } from "@/site/content";
import "./trust.css";

type Props = Content["site"]["proof"] & {
  /** Whether there is anything to pay, and so to be refunded. */
  hasRefund?: boolean;
  className?: string;
};

/** Why to believe the prices beside it: three stubs, each a figure and what it is of. */
export function Trust({ refund, backers, shoppers, hasRefund = true, className = "" }: Props) {
  return (
    <List className={`trust mx-auto max-w-page ${className}`}>
      {[...(hasRefund ? [refund] : []), backers, shoppers].map(({ figure, text }) => (
        <li key={text} className="lifted">
          <p className="trust-stub ticket on-ink rounded-card bg-white">
            <span className="trust-figure font-price font-[900]">{figure}</span>{" "}
            <span className="trust-text text-small font-[650]">{text}</span>
          </p>
        </li>
      ))}
    </List>
  );
}
