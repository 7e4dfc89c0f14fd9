import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { inkBackground } from "@/components/ui/ink";
import { linkToService, type Service } from "@/site/content";
import type { ListSale } from "@/site/sale";
import { PriceBurst } from "./price-burst";
import css from "./price-poster.module.css";
import { PriceTabs } from "./price-tabs";

type Props = {
  sale: ListSale;
  /** The plans and what is said of all of them. */
  children: ReactNode;
};

/** The first section of a page of prices, upon its service's ink: heading, tabs and plans. */
export function PricePoster({ sale, children }: Props) {
  const { list, service, isSold, ink, action } = sale;
  return (
    <section
      className={`${css.poster} torn-edge px-gutter pt-[3.25rem] pb-torn ${inkBackground[ink]}`}
    >
      <div className="isolate mx-auto max-w-page">
        <div className={css.head}>
          <h1 className={`text-h1 ${css.words}`}>{list.heading}</h1>
          <div className="relative">
            <PriceBurst sale={sale} />
            <p className={`pt-3 text-lead md:text-body ${css.words} ${css.lead}`}>
              {list.lead} {service && <AboutLink service={service} />}
            </p>
            {/* On phones, this link is in the bar. */}
            {!isSold && (
              <ButtonLink variant="strong" href={action.to} className="mt-5 max-md:hidden">
                {action.label}
              </ButtonLink>
            )}
            <PriceTabs current={list.id} />
          </div>
        </div>
        <div className="pt-5 md:pt-6">{children}</div>
      </div>
    </section>
  );
}

/** The link to the page of the service that is priced here, if it has one. */
function AboutLink({ service }: { service: Service }) {
  const to = linkToService(service);
  if (!to) return null;
  return (
    <a href={to} className="inline-block text-link underline underline-offset-4">
      {`See ${service.name}`}
    </a>
  );
}
