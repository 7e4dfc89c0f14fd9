import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";

type Props = {
  /** Whether there is anything to pay, and so to be refunded. */
  hasRefund?: boolean;
  /** Whether the app's rating stands first. */
  isRated?: boolean;
  className?: string;
};

/** Who is behind the prices, in one line beside them: rating, guarantee, place, hours and backers. */
export function Trust({ hasRefund = true, isRated = false, className = "" }: Props) {
  const { site, pricingPage } = getContent();
  const facts = [
    ...(isRated ? [{ icon: "star", text: ratingText() } as const] : []),
    ...(hasRefund ? [{ icon: "shield-check", text: pricingPage.guarantee.heading } as const] : []),
    { icon: "map-pin", text: site.place },
    { icon: "clock", text: site.hours },
    { icon: "landmark", text: site.backed },
  ] as const;
  // In one row, the last and longest fact wraps; two columns where they are too narrow for that.
  const row = hasRefund ? "md:max-lg:grid md:max-lg:grid-cols-2 xl:flex-nowrap" : "md:flex-nowrap";
  // All five are in one row only if they are small and close.
  const size = isRated ? "text-small xl:justify-between xl:gap-x-3 xl:text-fine" : "text-small";
  return (
    <List
      className={`mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 font-[650] *:last:shrink-[99] max-md:flex-col ${row} ${size} ${className}`}
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

/** The figure, and its source once that is real. */
function ratingText() {
  const { rating, placeholders } = getContent().site;
  const isCounted = !placeholders.some((field) => /^rating\.(count|source)$/.test(field));
  return isCounted ? `${rating.text}: ${rating.basis}` : rating.text;
}
