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

const columns = ["Your goal", "Service", "Price from", "How long"] as const;

/** On narrow screens the table is a list of links: each row is one, with its goal and service. */
const table = "w-full text-small @max-[56rem]:block";
const body = "border-ink @max-[56rem]:block @max-[56rem]:border-b-2";
const line =
  "border-line @max-[56rem]:relative @max-[56rem]:flex @max-[56rem]:min-h-11 @max-[56rem]:flex-wrap @max-[56rem]:items-center @max-[56rem]:justify-between @max-[56rem]:gap-x-3 @max-[56rem]:gap-y-1 @max-[56rem]:border-t @max-[56rem]:py-1 @min-[56rem]:border-b";
const cell =
  "text-start align-top text-balance @min-[56rem]:py-[.8em] @min-[56rem]:pe-[min(1.2em,1.5vw)]";
const wideOnly = `${cell} @max-[56rem]:sr-only`;
const link =
  "inline-block min-h-6 font-strong underline underline-offset-[.18em] @max-[56rem]:after:absolute @max-[56rem]:after:inset-0";

/** From a goal to a service; on narrow screens each row is a link. */
export function WhichOne({ id, anchor }: SectionProps<"which-one">) {
  const { heading, lead, rows } = getContent().whichOne;
  return (
    <Band tone="tinted" id={anchor} aria-labelledby={id}>
      <BandHead id={id} heading={heading} lead={lead} />
      <div className="@container">
        <table className={table}>
          <thead className="border-b-2 border-ink @max-[56rem]:sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={body}>
            {rows.map(({ goal, service: id, price, duration }) => {
              const service = findService(id);
              if (!service) return null;
              const href = linkToService(service);
              return (
                <tr key={goal} className={line}>
                  <th scope="row" className={`${cell} font-strong @max-[56rem]:flex-[1_1_9rem]`}>
                    {goal}
                  </th>
                  <td className={`${cell} @max-[56rem]:text-end @min-[56rem]:whitespace-nowrap`}>
                    <span
                      className={`inline-block rounded-control px-2 py-0.5 ${inkBackground[service.ink]}`}
                    >
                      {href ? (
                        <a href={href} className={link}>
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
