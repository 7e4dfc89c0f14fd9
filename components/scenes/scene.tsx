import { type ComponentProps, useId } from "react";
import type { SceneName } from "@/content/schema/fields";
import * as advice from "./drawings/advice";
import * as announcements from "./drawings/announcements";
import * as areas from "./drawings/areas";
import * as bookings from "./drawings/bookings";
import * as charts from "./drawings/charts";
import * as choices from "./drawings/choices";
import * as connections from "./drawings/connections";
import * as desk from "./drawings/desk";
import * as distances from "./drawings/distances";
import * as drawers from "./drawings/drawers";
import { type Drawing, usualSize } from "./drawings/drawing";
import * as features from "./drawings/features";
import { files } from "./drawings/files";
import * as habits from "./drawings/habits";
import { hero } from "./drawings/hero";
import * as hours from "./drawings/hours";
import * as nearby from "./drawings/nearby";
import * as offers from "./drawings/offers";
import * as outings from "./drawings/outings";
import * as pages from "./drawings/pages";
import * as papers from "./drawings/papers";
import { phone } from "./drawings/phone";
import * as reach from "./drawings/reach";
import * as records from "./drawings/records";
import * as register from "./drawings/register";
import * as rooms from "./drawings/rooms";
import * as runs from "./drawings/runs";
import * as sales from "./drawings/sales";
import * as shops from "./drawings/shops";
import * as states from "./drawings/states";
import * as story from "./drawings/story";
import { street } from "./drawings/street";
import * as thresholds from "./drawings/thresholds";

export const drawings: Record<SceneName, Drawing> = {
  hero,
  flyer: offers.flyer,
  coupon: offers.coupon,
  "one-day": offers.oneDay,
  calendar: offers.calendar,
  "push-radius": reach.pushRadius,
  push: reach.push,
  chat: reach.chat,
  search: reach.search,
  storage: records.storage,
  dtransfer: records.dtransfer,
  receipt: records.receipt,
  "predictive-ai": charts.predictiveAi,
  growth: charts.growth,
  phone,
  storefront: shops.storefront,
  "shop-bakery": shops.bakery,
  "shop-barber": shops.barber,
  "shop-flowers": shops.flowers,
  "shop-hardware": shops.hardware,
  "shop-books": shops.books,
  "shop-coffee": shops.coffee,
  runs: runs.runs,
  "coupon-runs": runs.couponRuns,
  message: features.message,
  nearby: features.nearby,
  "free-app": features.freeApp,
  "no-print": features.noPrint,
  refund: features.refund,
  folder: features.folder,
  invite: features.invite,
  "ninety-days": features.ninetyDays,
  vault: features.vault,
  "story-flyer": story.flyerGoesOut,
  "story-scan": story.receiptScanned,
  "story-shelf": story.shelfEmpty,
  "torn-flyer": states.tornFlyer,
  "lost-sign": states.lostSign,
  stamp: states.stamp,
  "card-index": papers.cardIndex,
  "signed-terms": papers.signedTerms,
  "wrong-price": papers.wrongPrice,
  street,
  register: register.register,
  scan: register.scan,
  "scan-alone": register.scanAlone,
  roll: register.roll,
  coins: sales.coins,
  drawer: drawers.drawer,
  files,
  hands: sales.hands,
  signpost: thresholds.signpost,
  "shop-door": thresholds.shopDoor,
  "new-sign": thresholds.newSign,
  sizes: rooms.sizes,
  accounts: rooms.accounts,
  "web-hook": connections.webHook,
  registers: connections.registers,
  "flyer-push": announcements.flyerPush,
  "coupon-push": announcements.couponPush,
  "push-bill": nearby.pushBill,
  "sign-board": nearby.signBoard,
  "coupon-route": nearby.couponRoute,
  "whole-city": distances.wholeCity,
  distances: distances.distances,
  fence: distances.fence,
  "poster-column": bookings.posterColumn,
  places: bookings.places,
  "year-tape": bookings.yearTape,
  "free-push": bookings.freePush,
  booth: bookings.booth,
  "one-register": connections.oneRegister,
  "few-registers": connections.fewRegisters,
  "many-registers": connections.manyRegisters,
  "most-registers": connections.mostRegisters,
  "city-area": areas.cityArea,
  "province-area": areas.provinceArea,
  "country-area": areas.countryArea,
  "tally-sheet": habits.tallySheet,
  "empty-chair": habits.emptyChair,
  pizza: habits.pizza,
  review: habits.review,
  weigh: habits.weigh,
  closed: hours.closed,
  gifts: sales.gifts,
  "ask-first": register.askFirst,
  "quiet-hours": hours.quietHours,
  "letter-box": papers.letterBox,
  balance: choices.balance,
  pocket: choices.pocket,
  crossing: outings.crossing,
  "second-cup": outings.secondCup,
  "string-circle": outings.stringCircle,
  "window-at-night": outings.windowAtNight,
  march: desk.march,
  plate: desk.plate,
  spike: desk.spike,
  "half-page": pages.half,
  "pages-1": pages.one,
  "pages-2": pages.two,
  "pages-5": pages.five,
  "pages-10": pages.ten,
  conditions: advice.conditions,
  "two-cones": advice.twoCones,
};

type Props = Omit<ComponentProps<"svg">, "name"> & {
  name: SceneName;
  /** Alternative text; without it the scene is decoration and hidden from screen readers. */
  alt?: string;
};

/**
 * A drawn product picture in the page itself, for the first screen: nobody waits for it.
 * Further down stands its file (components/pictures/scene-picture.tsx).
 */
export function Scene({ name, alt, className = "", ...props }: Props) {
  return (
    <svg
      viewBox={`0 0 ${sizeOf(name).join(" ")}`}
      {...props}
      className={`scene ${className}`}
      role={alt ? "img" : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <Art name={name} halftone={useId()} />
    </svg>
  );
}

/** Width and height of a scene's field. */
export function sizeOf(name: SceneName): readonly [number, number] {
  return drawings[name].size ?? usualSize;
}

/** A scene's elements, for an `<svg>` of its size; `halftone` is the pattern's id. */
export function Art({ name, halftone }: { name: SceneName; halftone: string }) {
  const { shade, art } = drawings[name];
  return (
    <>
      <pattern
        id={halftone}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <circle cx={2.5} cy={2.5} r={1.4} className="stroke-none fill-press" />
      </pattern>
      <g fill={`url(#${halftone})`} stroke="none">
        {shade}
      </g>
      {art}
    </>
  );
}
