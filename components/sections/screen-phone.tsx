import { content } from "@/compiler/published";
import { Book, Cheese, Cup, Loaf, Milk } from "@/components/scenes/parts/goods";
import { Thing } from "@/components/scenes/thing";
import type { ScreenKind } from "@/content/schema/service";
import { CouponTicket, PushMessage } from "./screen-parts";

const { demo, features, lockScreen, signs } = content.drawings;
const goods = [Loaf, Milk, Cheese];
const inks = ["bg-rose", "bg-mint", "bg-sky"];

/** A shopper's phone, cut off by the picture's lower edge. */
export function ScreenPhone({ draws }: { draws: ScreenKind }) {
  return (
    <div className="mx-auto w-full max-w-[22rem] rounded-t-phone border-2 border-b-0 border-white bg-press p-3 pb-0">
      <div className="min-h-[26rem] rounded-t-[24px] bg-white px-3">
        <p className="flex items-center justify-between px-2 py-2.5 font-[650]">
          {demo.time}
          <span className="h-5 w-20 rounded-full bg-press" />
        </p>
        {draws === "flyer" ? <Flyer /> : draws === "coupon" ? <Coupon /> : <LockScreen />}
      </div>
    </div>
  );
}

function Flyer() {
  return (
    <div className="overflow-hidden rounded-t-card border-2 border-b-0 border-press">
      <div className="bg-canola px-4 pt-3 pb-4">
        <p className="font-mono">{features.ends}</p>
        <p className="display pt-1 text-h4 leading-none">{demo.shop}</p>
      </div>
      <ul>
        {demo.goods.map(([name, price], index) => (
          <li
            key={name}
            className={`flex flex-wrap items-center gap-x-4 border-t-2 border-press px-4 py-3 ${inks[index]}`}
          >
            <Thing of={goods[index] ?? Loaf} className={index ? "w-14" : "w-28"} />
            <span className="ml-auto text-right font-[650]">
              {name}
              <b className={`block font-price leading-none ${index ? "text-h3" : "text-h2"}`}>
                {price}
              </b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Coupon() {
  return (
    <div className="rounded-t-card border-2 border-b-0 border-press bg-coral px-4 pt-4 pb-10">
      <p className="display text-h4 leading-none">{demo.shop}</p>
      <p className="pt-1 pb-5">{features.ends}</p>
      <CouponTicket />
      <Thing of={Loaf} className="mx-auto mt-8 w-40" />
    </div>
  );
}

function LockScreen() {
  const [, second, third] = lockScreen.messages;
  return (
    <div className="grid h-full content-start gap-3 rounded-t-card bg-rose px-3 pt-8 pb-10">
      <p className="display pb-5 text-center text-h1 leading-none">{demo.time}</p>
      <PushMessage />
      <PushMessage shop={signs.coffee} text={second} sign={Cup} ink="bg-coral" />
      <PushMessage shop={signs.books} text={third} sign={Book} ink="bg-canola" />
    </div>
  );
}
