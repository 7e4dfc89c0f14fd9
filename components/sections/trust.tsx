import { List } from "@/components/ui/list";
import type { Content } from "@/site/content";

type Props = Content["site"]["proof"] & {
  /** Whether there is anything to pay, and so to be refunded. */
  hasRefund?: boolean;
  className?: string;
};

/** Why to believe the prices beside it: three stubs, each a figure and what it is of. */
export function Trust({ refund, backers, shoppers, hasRefund = true, className = "" }: Props) {
  return (
    <List
      className={`mx-auto grid max-w-page gap-3 max-md:grid-cols-1 md:auto-cols-fr md:grid-flow-col lg:gap-4 ${className}`}
    >
      {[...(hasRefund ? [refund] : []), backers, shoppers].map(({ figure, text }) => (
        <li key={text} className="lifted">
          <p className="ticket on-ink flex h-full items-center rounded-card bg-white [--notch-x:min(5.5rem,28vw)]">
            <span className="w-(--notch-x) shrink-0 py-3 text-center font-price text-[2.5rem] leading-none font-[900] whitespace-nowrap">
              {figure}
            </span>{" "}
            <span className="min-w-0 self-stretch border-s-4 border-dotted border-line px-[min(1rem,4vw)] py-3 text-small font-[650] content-center">
              {text}
            </span>
          </p>
        </li>
      ))}
    </List>
  );
}
