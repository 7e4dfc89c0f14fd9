import type { ComponentProps } from "react";
import type { SectionProps } from "@/components/page/section-props";
import { StatusLabel } from "@/components/page/status-label";
import { CurrencyNote } from "@/components/prices/price";
import { Band, BandHead } from "@/components/ui/band";
import { textLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { findService, getContent, linkToService } from "@/site/content";
import { addressOfKind } from "@/site/links";
import { statusOf } from "@/site/sale";
import styles from "./which-one.module.css";

const columns = ["Your goal", "Service", "Price from", "How long"] as const;

/** On narrow screens, only for screen readers. */
const wideOnly = `${styles.cell} @max-[56rem]:sr-only`;

/** A table that leads from a goal to a service; on narrow screens each row is a link. */
export function WhichOneSection({ id, anchor }: SectionProps<"which-one">) {
  const { heading, lead, rows } = getContent().whichOne;
  return (
    <Band tone="tinted" id={anchor} aria-labelledby={id}>
      <BandHead id={id} heading={heading} lead={lead} />
      <div className="@container">
        <table className={styles.table}>
          <thead className={`${styles.head} @max-[56rem]:sr-only`}>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {rows.map(({ goal, service: id, price, duration }) => {
              const service = findService(id);
              if (!service) return null;
              const href = linkToService(service);
              return (
                <tr key={goal} className={styles.row}>
                  <th scope="row" className={styles.goal}>
                    {goal}
                  </th>
                  <td className={`${styles.cell} ${styles.service}`}>
                    <span
                      className={`inline-block rounded-control px-2 py-0.5 ${inkBackground[service.ink]}`}
                    >
                      {href ? (
                        <a href={href} className={styles.link}>
                          {service.name}
                        </a>
                      ) : (
                        service.name
                      )}
                    </span>{" "}
                    <StatusLabel status={statusOf(service)} className="ms-1" />
                  </td>
                  <td className={wideOnly}>{price}</td>
                  <td className={`${wideOnly} whitespace-nowrap`}>{duration}</td>
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

/** The link to the table that leads from a goal to a service, if a page has one. */
export function WhichOneLink({
  href = addressOfKind("which-one"),
  className = "",
  ...props
}: ComponentProps<"a">) {
  return href && <a {...props} href={href} className={`${textLink} gap-2 ${className}`} />;
}
