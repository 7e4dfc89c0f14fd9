import type { SectionProps } from "@/components/page/section-props";
import { StatusLabel } from "@/components/page/status-label";
import { CurrencyNote } from "@/components/prices/currency-note";
import { Band, BandHead } from "@/components/ui/band";
import { inkBackground } from "@/components/ui/ink";
import { findService, getContent, linkToService } from "@/site/content";
import css from "./which-one.module.css";

/** From a goal to a service; on narrow screens each row is a link. */
export function WhichOne({ id, suffix }: SectionProps<"which-one">) {
  const { heading, lead, columns, rows } = getContent().whichOne;
  return (
    <Band tone="tinted" id={`which-one${suffix}`} className="max-sm:py-9!" aria-labelledby={id}>
      <BandHead id={id} heading={heading} lead={lead} />
      <div className="@container">
        <table className={css.choices}>
          <thead className="border-b-2 border-ink">
            <tr>
              {Object.entries(columns).map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
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
                  <td data-column={columns.service}>
                    <span
                      className={`inline-block rounded-control px-2 py-0.5 ${inkBackground[service.ink]}`}
                    >
                      {href ? <a href={href}>{service.name}</a> : service.name}
                    </span>{" "}
                    <StatusLabel status={service.status} />
                  </td>
                  <td data-column={columns.price}>{price}</td>
                  <td data-column={columns.duration}>{duration}</td>
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
