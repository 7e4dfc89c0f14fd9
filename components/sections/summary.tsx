import { DeviceLink } from "@/components/page/device-link";
import type { SectionProps } from "@/components/page/section-props";
import { StatusLabel } from "@/components/page/status-label";
import { DrawingPicture } from "@/components/pictures/drawing-picture";
import { InformationBlock } from "@/components/sections/information";
import { HeroLink } from "@/components/services/hero";
import { ListItems } from "@/components/services/list-items";
import { join, whyUs } from "@/components/services/service-words";
import { Band, columns } from "@/components/ui/band";
import { ButtonLink, buttonLook } from "@/components/ui/button-link";
import { HeadingEyebrow } from "@/components/ui/eyebrow";
import { inkBackground } from "@/components/ui/ink";
import { type Sale, saleOf } from "@/site/sale";

/** A service in short: its promise, its lists closed, its Information. */
export function SummarySection(props: SectionProps<"summary">) {
  const { id, suffix, anchor, service, lists, information, itemIds } = props;
  const sale = saleOf(service);
  if (!sale) return null;
  const firstIds = lists.map((_, index) =>
    lists.slice(0, index).reduce((count, { items }) => count + items.length, 0),
  );
  return (
    <div id={anchor}>
      <Opening {...props} sale={sale} />
      <Band inner={`items-start max-sm:gap-y-6! ${columns}`}>
        {lists.map((list, index) => (
          <Items
            key={list.title}
            {...list}
            id={`${id}-list-${index}`}
            itemIds={itemIds.slice(firstIds[index])}
          />
        ))}
      </Band>
      <InformationBlock {...information} id={`${id}-information`} suffix={`-summary${suffix}`} />
    </div>
  );
}

type OpeningProps = Pick<
  SectionProps<"summary">,
  "service" | "eyebrow" | "title" | "lead" | "alt" | "drawing"
> & { sale: Sale };

function Opening({ service, sale, eyebrow, title, lead, alt, drawing }: OpeningProps) {
  const { label, to } = sale.action;
  return (
    <section
      className={`torn-edge overflow-hidden px-gutter pt-section pb-torn ${inkBackground[sale.ink]}`}
    >
      <div className={`mx-auto max-w-page items-center ${columns}`}>
        <div className="lg:col-span-7">
          <StatusLabel status={sale.status} className="float-start me-4" />
          <h2 className="text-h2">
            {eyebrow && (
              <HeadingEyebrow className="pb-3 leading-[1.65rem] wrap-normal">
                {eyebrow}
              </HeadingEyebrow>
            )}
            {title}
          </h2>
          <p className="max-w-[40rem] pt-4 text-lead max-sm:pt-3">{lead}</p>
          <div className="flex flex-wrap items-center gap-x-2 pt-6 max-sm:pt-4 sm:gap-3">
            <ButtonLink variant="strong" href={to} className="max-sm:px-3!">
              {label}
            </ButtonLink>
            <DeviceLink className={`${buttonLook("onInk")} max-sm:px-3!`}>{join}</DeviceLink>
            <HeroLink data-scroll-first="" href="/why-angel-app" className="sm:px-2">
              {whyUs()}
            </HeroLink>
          </div>
        </div>
        <DrawingPicture
          name={drawing ?? service?.drawing ?? "phone"}
          ink={sale.ink}
          alt={alt}
          className="mx-auto max-h-80 w-full max-md:hidden lg:col-span-5"
        />
      </div>
    </section>
  );
}

type ItemsProps = Pick<SectionProps<"list">, "id" | "eyebrow" | "title" | "items" | "itemIds">;

/** A list of the service, with all of its items closed. */
function Items({ id, eyebrow, title, items, itemIds }: ItemsProps) {
  return (
    <section aria-labelledby={id} className="lg:col-span-6">
      <h3 id={id} className="pb-5 text-h3 max-md:pb-3 max-md:text-h4 max-sm:pb-1">
        <HeadingEyebrow className="pb-2">{eyebrow}</HeadingEyebrow>
        <span className="max-sm:sr-only">{title}</span>
      </h3>
      <ListItems name={id} heading="h4" items={items} itemIds={itemIds} />
    </section>
  );
}
