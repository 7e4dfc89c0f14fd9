import type { SectionProps } from "@/components/page/section-props";
import { List } from "@/components/ui/list";
import { Ticket } from "@/components/ui/ticket";
import { getContent } from "@/site/content";

/** Why to believe the prices: three tickets, each with a figure and what it counts. */
export function Proof(_: SectionProps<"proof">) {
  const { refund, backers, shoppers } = getContent().site.proof;
  return (
    <div className="px-gutter py-5">
      <List className="mx-auto grid max-w-page grid-cols-1 gap-3 md:grid-cols-3 lg:gap-4">
        {[refund, backers, shoppers].map(({ figure, text }) => (
          <li key={text}>
            <Ticket
              kind="fact"
              inner="w-[min(5.5rem,28vw)] grow-0! shrink-0 content-center py-3 text-center font-price text-[2.5rem] leading-none font-[900] whitespace-nowrap"
              stub={text}
              stubInner="grow content-center px-[min(1rem,4vw)] py-3 text-small font-strong"
            >
              {figure}
            </Ticket>
          </li>
        ))}
      </List>
    </div>
  );
}
