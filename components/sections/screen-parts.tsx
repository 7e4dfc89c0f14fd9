import { DrawingPart } from "@/components/drawings/drawing-part";
import { getContent } from "@/site/content";

/** The shop's coupon on a screen, with its sign on top; it is as high as its place, in a high one with its amount larger. */
export function CouponTicket({ isLarge = false }: { isLarge?: boolean }) {
  const { coupon, screens } = getContent().drawings;
  const { amount, code, left } = screens.coupon;
  const [, [, goods]] = screens.make.coupon.fields;
  return (
    <div className="flex w-full grow flex-col overflow-hidden rounded-card border-2 border-dashed border-press bg-white">
      <div className="relative min-h-28 grow border-b-2 border-dashed border-press bg-sky">
        <DrawingPart
          part="pole"
          box="-30 -48 60 96"
          className="absolute inset-0 m-auto size-full max-h-56"
        />
      </div>
      <p
        className={`display flex flex-wrap items-baseline gap-x-2 px-4 pt-4 text-[3.5rem] leading-none ${isLarge ? "lg:text-[5.25rem]" : ""}`}
      >
        {amount} <span className="text-h4">{coupon.off}</span>
      </p>
      <p className="px-4 pt-1 pb-3">{goods}</p>
      <p className="flex flex-wrap justify-between gap-x-3 bg-canola px-4 py-2 font-mono">
        {code} <span>{left}</span>
      </p>
    </div>
  );
}

type Props = {
  shop: string;
  text: string;
  /** A part of content/drawings/parts.svg. */
  sign: string;
  ink?: string | undefined;
};

/** A message as a lock screen shows it. */
export function PushMessage({ shop, text, sign, ink = "bg-mint" }: Props) {
  return (
    <div className="flex w-full max-w-96 items-center gap-3 rounded-card border-2 border-press bg-white p-3">
      <DrawingPart part={sign} className={`size-11 shrink-0 rounded-control p-1.5 ${ink}`} />
      <p className="min-w-0 leading-[1.2]">
        <b className="block">{shop}</b> {text}
      </p>
    </div>
  );
}

/** The shop's own message, by the service that brings it. */
export function OwnMessage({ draws }: { draws: "push" | "push-radius" }) {
  const { screens } = getContent().drawings;
  const [[, text]] = screens.make[draws].fields;
  return <PushMessage shop={screens[draws].shop} text={text} sign={signOf[draws]} />;
}

/** What the shop sells. */
export const signOf = { push: "cup", "push-radius": "flower" };
