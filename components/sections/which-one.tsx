import type { SectionProps } from "@/components/page/section-props";
import { StatusLabel } from "@/components/page/status-label";
import { CurrencyNote } from "@/components/prices/currency-note";
import { Band } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { findService, getContent, linkToService } from "@/site/content";
import css from "./which-one.module.css";

const columns = ["Your goal", "Service", "Price from", "How long"] as const;

/** From a goal to a service; on narrow screens each row is a link. */
export function WhichOne({ id, suffix }: SectionProps<"which-one">) {
  const { heading, lead, rows } = getContent().whichOne;
  return (
    <Band tone="tinted" id={`which-one${suffix}`} className="max-sm:py-9!" aria-labelledby={id}>
      <h2 id={id} className="text-h2 max-sm:text-h3">
        {heading}
      </h2>
      <p className="max-w-[44rem] pt-4 text-lead text-muted max-lg:hidden">{lead}</p>
      <div className="@container mt-8 max-sm:mt-5">
        <table className={css.choices}>
          <thead className="border-b-2 border-ink">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ goal, service: id, price, duration }) => {
              const service = findService(id);
              const href = service && linkToService(service);
              if (!service) return null;
              return (
                <tr key={goal}>
                  <th scope="row">{goal}</th>
                  <td data-column={columns[1]}>
                    <span
                      className={`inline-block rounded-control px-2 py-0.5 ${inkBackground[service.ink]}`}
                    >
                      {href ? <a href={href}>{service.name}</a> : service.name}
                    </span>{" "}
                    <StatusLabel status={service.status} />
                  </td>
                  <td data-column={columns[2]}>{price}</td>
                  <td data-column={columns[3]}>{duration}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <CurrencyNote className="pt-4" />
    </Band>
  );
}
