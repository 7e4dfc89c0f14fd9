import { DrawingPart } from "@/components/drawings/drawing-part";
import { Part } from "@/components/drawings/part";
import { List } from "@/components/ui/list";
import { getContent } from "@/site/content";
import type { ScreenKind } from "@/site/schema/service";
import { CouponTicket, OwnMessage, PushMessage, signOf } from "./screen-parts";

const goods = ["loaf", "milk", "cheese"];
const inks = ["bg-rose", "bg-mint", "bg-sky"];

/** A shopper's phone; it is as high as its place. */
export function ScreenPhone({ draws }: { draws: ScreenKind }) {
  const { demo } = getContent().drawings;
  const isLocked = draws === "push" || draws === "push-radius";
  return (
    <div className="mx-auto flex w-full max-w-96 grow flex-col rounded-phone border-2 border-current bg-press p-3 text-white">
      <div className="flex grow flex-col overflow-hidden rounded-[22px] bg-white text-press">
        {/* A lock screen has its time large. */}
        <p className="grid min-h-11 grid-cols-[1fr_auto_1fr] items-center px-3 font-[650]">
          <span>{isLocked ? "" : demo.time}</span>
          <span className="w-20 rounded-full border-8 border-press" />
        </p>
        {draws === "flyer" && <Flyer />}
        {draws === "coupon" && <Coupon />}
        {isLocked && <LockScreen draws={draws} />}
      </div>
    </div>
  );
}

function Flyer() {
  const { demo, coupon } = getContent().drawings;
  return (
    <>
      <div className="border-t-2 border-press bg-canola px-3 py-4">
        <p className="font-mono">{coupon.ends}</p>
        <p className="display pt-1 text-h4 leading-none">{demo.shop}</p>
      </div>
      <List className="flex grow flex-col">
        {demo.goods.map(([name, price], index) => (
          <li
            key={name}
            className={`flex flex-wrap items-center border-t-2 border-press px-4 py-3 ${inks[index]} ${index ? "" : "grow flex-col justify-center gap-3"}`}
          >
            <DrawingPart
              part={goods[index] ?? "loaf"}
              className={index ? "w-20" : "w-3/5 max-w-60"}
            />
            <span className={`font-[650] ${index ? "ml-auto text-right" : "text-center"}`}>
              {name}{" "}
              <b className={`block font-price leading-none ${index ? "text-h3" : "text-h1"}`}>
                {price}
              </b>
            </span>
          </li>
        ))}
      </List>
    </>
  );
}

function Coupon() {
  const { shop, ends } = getContent().drawings.screens.coupon;
  return (
    <div className="flex grow flex-col border-t-2 border-press bg-coral px-3 pt-5 pb-3">
      <p className="display text-h4 leading-none">{shop}</p>
      <p className="pt-1 pb-4">{ends}</p>
      <CouponTicket isLarge />
    </div>
  );
}

function LockScreen({ draws }: { draws: "push" | "push-radius" }) {
  const { screens } = getContent().drawings;
  const [second, third] = screens.others;
  return (
    <div className="flex grow flex-col gap-3 border-t-2 border-press bg-denim px-3 pt-8 pb-3 text-body">
      <p className="display text-center text-h1 leading-none">{screens[draws].time}</p>
      <svg
        viewBox="-72 -28 144 110"
        aria-hidden="true"
        className="scene aspect-auto! m-auto w-full max-w-48 py-4 lg:max-w-72"
      >
        {["-44 0", "0 0", "44 0", "-22 54", "22 54"].map((place) => (
          <Part
            key={place}
            name={signOf[draws]}
            transform={`translate(${place}) scale(.9)`}
            className="fill-rose"
          />
        ))}
      </svg>
      <OwnMessage draws={draws} />
      <PushMessage shop={second[0]} text={second[1]} sign="bowl" ink="bg-coral" />
      <PushMessage shop={third[0]} text={third[1]} sign="book" ink="bg-canola" />
    </div>
  );
}
