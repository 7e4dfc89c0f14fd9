import { Thing } from "@/components/drawings/thing";
import { getContent } from "@/site/content";

/** The shop's coupon on a screen. */
export function CouponTicket() {
  const { coupon, demo } = getContent().drawings;
  return (
    <div className="w-full overflow-hidden rounded-card border-2 border-dashed border-press bg-white">
      <p className="display flex items-baseline gap-2 px-4 pt-3 text-h2 leading-none">
        {coupon.amount} <span className="text-h4">{coupon.off}</span>
      </p>
      <p className="px-4 pt-1 pb-3">{demo.coupon}</p>
      <p className="flex flex-wrap justify-between gap-x-3 bg-canola px-4 py-2 font-mono">
        {coupon.code} <span>{coupon.left}</span>
      </p>
    </div>
  );
}

type Props = {
  shop?: string;
  text?: string;
  /** A part of content/drawings/parts.svg. */
  sign?: string;
  ink?: string;
};

/** A message as a lock screen shows it; without props, the bakery's. */
export function PushMessage({ shop, text, sign = "loaf", ink = "bg-mint" }: Props) {
  const { demo } = getContent().drawings;
  return (
    <div className="flex w-full max-w-96 items-center gap-3 rounded-card border-2 border-press bg-white p-3">
      <Thing part={sign} className={`size-11 shrink-0 rounded-control p-1.5 ${ink}`} />
      <p className="min-w-0 leading-[1.2]">
        <b className="block">{shop ?? demo.shop}</b>
        {text ?? demo.push.text}
      </p>
    </div>
  );
}
