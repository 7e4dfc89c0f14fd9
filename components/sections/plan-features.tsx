import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { unbroken } from "@/components/ui/unbroken";

type Props = {
  features: readonly string[];
  /** What costs extra. */
  extras?: readonly string[] | undefined;
  className: string;
};

/** A plan's features, a tick before each; last what costs extra, with a plus. */
export function PlanFeatures({ features, extras = [], className }: Props) {
  return (
    <List className={`grid text-small ${className}`}>
      {[...features, ...extras].map((feature, index) => (
        <li key={feature} className="flex gap-2">
          <Icon name={index < features.length ? "check" : "plus"} className="mt-0.5 size-4.5" />
          <span>{unbroken(feature)}</span>
        </li>
      ))}
    </List>
  );
}
