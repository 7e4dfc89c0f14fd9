import { pill } from "@/components/page/status-label";
import { ListedPrice, Price } from "@/components/prices/price";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { rowOf } from "@/components/ui/row-of";
import { Ticket } from "@/components/ui/ticket";
import type { Sale } from "@/site/sale";

/** Fills rows with them, two in a row on phones. */
const rows = "flex flex-wrap gap-3 *:flex-[1_1_8rem] sm:max-md:*:flex-[1_1_11rem]";
/** The first has a row of its own on phones, where they are of an odd number. */
const alone = "max-sm:*:first:basis-full";
type Props = {
  sale: Sale;
  /** Puts them into their place in the hero: below all else. */
  className?: string;
};

/** A service's plans as stubs, which stand in its hero. */
export function PlanStubs({ sale, className = "order-last lg:col-span-12" }: Props) {
  // A run that belongs to another service has the ink of that one.
  const stubs = [...sale.plans.map((plan) => ({ ...plan, ink: undefined })), ...sale.runs];
  return (
    <div className={className}>
      <List
        aria-label="Plans"
        className={`${rows} ${stubs.length % 2 ? alone : ""} ${rowOf(stubs.length)}`}
      >
        {stubs.map(({ id, label, amount, per, path, ink, isSold, stamp }) => (
          <li key={id} className="group @container min-w-0">
            <Ticket
              kind="price"
              ink={ink}
              href={path}
              inner="px-4 py-2.5"
              stub={
                <>
                  {isSold ? (
                    <Price amount={amount} className="text-[clamp(2rem,18cqi,3.125rem)]" />
                  ) : (
                    <p className="text-small">
                      <ListedPrice amount={amount} per={per} />
                    </p>
                  )}
                  <Icon name="arrow-right" className="ms-auto size-5" />
                </>
              }
              stubInner="flex min-h-13 items-center gap-2 px-4 py-1.5 leading-[1.2]"
            >
              <p className="font-strong">
                <span className="underline-offset-4 group-hover:underline">{label}</span>{" "}
                {/* The heading of a service that is coming says so itself. */}
                {sale.isSold && !isSold && <span className={pill}>{stamp}</span>}
                {isSold && per && <span className="block text-fine font-[420]">{per}</span>}
              </p>
            </Ticket>
          </li>
        ))}
      </List>
    </div>
  );
}
