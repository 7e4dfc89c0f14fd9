import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { noBreak } from "@/components/ui/no-break";

type Props = {
  features: readonly string[];
  className: string;
};

/** A plan's features, a tick before each. */
export function PlanFeatures({ features, className }: Props) {
  return (
    <List className={`grid text-small ${className}`}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Icon name="check" className="mt-0.5 size-4.5" />
          <span className="min-w-0 wrap-anywhere">{noBreak(feature)}</span>
        </li>
      ))}
    </List>
  );
}
