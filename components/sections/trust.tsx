import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

type Props = {
  /** Whether there is anything to pay, and so to be refunded. */
  hasRefund?: boolean;
  className?: string;
};

/** Who is behind the prices, in one line beside them: place, backers, guarantee and hours. */
export function Trust({ hasRefund = true, className = "" }: Props) {
  const { site, pricingPage } = getContent();
  const facts = [
    { icon: "map-pin", text: site.place },
    { icon: "landmark", text: site.backed },
    ...(hasRefund ? [{ icon: "shield-check", text: pricingPage.guarantee.heading } as const] : []),
    { icon: "clock", text: site.hours },
  ] as const;
  return (
    <List
      className={`mx-auto flex max-w-page flex-wrap gap-x-7 gap-y-1 text-small font-[650] max-md:flex-col md:max-lg:grid md:max-lg:grid-cols-2 ${className}`}
    >
      {facts.map(({ icon, text }) => (
        <li key={icon} className="flex gap-2">
          <Icon name={icon} className="mt-0.5 size-4.5" />
          {text}
        </li>
      ))}
    </List>
  );
}
