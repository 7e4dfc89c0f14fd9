import { DrawingPart } from "@/components/drawings/drawing-part";
import { Part } from "@/components/drawings/part";
import { Icon } from "@/components/ui/icon";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import { shortDollars } from "@/site/money";
import type { ScreenKind } from "@/site/schema/service";
import { CouponTicket, OwnMessage } from "./screen-parts";

/**
 * The owner's form as a picture: two fields, the runs with their prices, and the preview where there
 * is room; the phone below shows the same.
 */
export function ScreenForm({ draws }: { draws: ScreenKind }) {
  const { screens: words } = getContent().drawings;
  const { flyer, coupon } = getContent().prices.categories;
  const { title, fields } = words.make[draws];
  const { plans } = draws === "coupon" ? coupon : flyer;
  return (
    <div className="mt-auto overflow-hidden rounded-card border-2 border-press bg-white">
      <p className="border-b-2 border-press px-4 py-2 font-[650]">{title}</p>
      <div className="grid *:min-w-0 @min-[27rem]:grid-cols-2">
        <div className="grid content-start gap-3 p-[min(1.25rem,4vw)]">
          {fields.map(([label, value]) => (
            <div key={label}>
              <p>{label}</p>
              <p className="rounded-control border-2 border-press px-3 py-1.5 font-[650]">
                {value}
              </p>
            </div>
          ))}
          <div>
            <p>{words.run}</p>
            <List className="grid grid-cols-2 gap-2 *:min-w-0">
              {plans.map(({ id, label, amount }, index) => (
                <li
                  key={id}
                  className={`flex flex-wrap items-center justify-between gap-x-3 rounded-control border-2 border-press px-[8px] py-1 ${index ? "" : "bg-canola font-[650]"}`}
                >
                  {label} <b className="font-price text-body">{shortDollars(amount)}</b>
                </li>
              ))}
            </List>
          </div>
        </div>
        <div className="flex flex-col p-[min(1.25rem,4vw)] @max-[27rem]:hidden">
          <p className="pb-2">{words.preview}</p>
          <div className="grid grow place-items-center">{previews[draws]}</div>
        </div>
      </div>
      <p className="flex items-center gap-2 border-t-2 border-press px-4 py-2">
        {/* By distance, messages cost something. */}
        <Icon name={draws === "push-radius" ? "plus" : "check"} className="size-5" />
        {(draws === "push-radius" ? words.radius : words.included).join(" ")}
      </p>
    </div>
  );
}

const goods = ["loaf", "milk", "cheese"];

function FlyerPreview() {
  const { demo } = getContent().drawings;
  return (
    <div className="w-full max-w-[17rem] overflow-hidden rounded-control border-2 border-press">
      <p className="display bg-canola px-3 py-2 text-body leading-none">{demo.shop}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-y-2 border-press bg-rose px-3 py-2">
        <DrawingPart part="loaf" className="w-20" />
        <b className="font-price text-h3">{demo.goods[0][1]}</b>
      </div>
      <List className="grid grid-cols-2 *:min-w-0">
        {demo.goods.slice(1).map(([name, price], index) => (
          <li key={name} className={`p-2 ${index ? "bg-sky" : "border-r-2 border-press bg-mint"}`}>
            <DrawingPart part={goods[index + 1] ?? "loaf"} className="w-8" />
            {name} <b className="font-price">{price}</b>
          </li>
        ))}
      </List>
    </div>
  );
}

function MapPreview() {
  return (
    <svg viewBox="-120 -110 240 220" aria-hidden="true" className="scene aspect-auto! w-full">
      <Part name="street-map" />
      <circle r={84} className="fill-coral" fillOpacity={0.3} />
      <Part name="pin" className="fill-coral" />
    </svg>
  );
}

function PushPreview() {
  return (
    <div className="w-full rounded-control border-2 border-press bg-denim px-3 pt-5 pb-8">
      <p className="display pb-5 text-center text-h2">{getContent().drawings.screens.push.time}</p>
      <OwnMessage draws="push" />
    </div>
  );
}

const previews = {
  flyer: <FlyerPreview />,
  coupon: <CouponTicket />,
  push: <PushPreview />,
  "push-radius": <MapPreview />,
};
