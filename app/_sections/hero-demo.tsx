import { Cheese, Loaf, Milk } from "@/components/scenes/parts/goods";
import type { Part } from "@/components/scenes/parts/part";
import { Scissors } from "@/components/scenes/parts/ticket";
import { content } from "@/content/content";

const { demo, coupon } = content.drawings;
const goods = [Loaf, Milk, Cheese];
const inks = ["bg-rose", "bg-mint", "bg-sky"];

/** A paper that lies on the stage. */
const paper = "absolute border-[2px] border-press bg-white shadow-phone";

/**
 * The product at work: a flyer folds into the phone, a push drops, a coupon is clipped, a receipt
 * prints. It is a picture made of HTML, measured in its own em: 1 em is 16 px on wide screens.
 */
export function HeroDemo({ alt }: { alt: string }) {
  return (
    <div
      role="img"
      aria-label={alt}
      data-nosnippet=""
      className="relative mx-auto h-[47.5em] max-w-[46em] text-[clamp(10px,3.2vw,16px)] leading-tight [--middle:50%] md:h-[40em] md:[--middle:37%] lg:h-full lg:min-h-[38.75em] lg:text-[clamp(13px,1.25vw,16px)]"
    >
      <div className="halftone absolute top-[3.2em] left-[calc(var(--middle)-9.4em)] h-full w-[21.25em] rounded-[3em]" />
      <div className="absolute top-[2em] -bottom-[3em] left-[calc(var(--middle)-10.625em)] w-[21.25em] rounded-[3em] bg-press p-[.75em]">
        <div className="h-full rounded-[2.25em] bg-white px-[.8em]">
          <p className="flex h-[2.7em] items-center justify-between px-[.9em] font-[650]">
            {demo.time}
            <span className="mr-[5.8em] h-[1.3em] w-[5.6em] rounded-full bg-press" />
          </p>
          <div className="demo-fold mt-[5.4em] overflow-hidden rounded-[1em] border-[2px] border-press md:mt-0">
            <div className="bg-canola px-[.9em] py-[.8em]">
              <p className="font-mono text-[.8em]">{demo.run}</p>
              <p className="display pt-[.2em] text-[1.75em] leading-none">{demo.shop}</p>
            </div>
            <ul className="grid grid-cols-2 border-t-[2px] border-press">
              {demo.goods.map(([name, price], index) => (
                <li
                  key={name}
                  className={`${inks[index]} ${index ? "hidden h-[6em] items-center gap-[.4em] nth-2:border-r-[2px] md:flex" : "col-span-2 flex h-[11em] flex-col md:border-b-[2px]"} border-press p-[.75em]`}
                >
                  <Thing
                    of={goods[index] ?? Loaf}
                    className={index ? "w-[3em] shrink-0" : "mx-auto min-h-0 grow"}
                  />
                  <span
                    className={`flex items-baseline justify-between font-[650] ${index ? "flex-col" : ""}`}
                  >
                    {name}
                    <span className={`font-price ${index ? "text-[1.4em]" : "text-[2.6em]"}`}>
                      {price}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Push />
      <Coupon />
      <Receipt />
    </div>
  );
}

function Push() {
  return (
    <div
      className={`demo-drop ${paper} top-[5.2em] right-[.8em] flex w-[18.5em] items-center md:top-[11em] gap-[.8em] rounded-[1em] p-[.75em]`}
    >
      <span className="rounded-[.75em] bg-mint p-[.35em]">
        <Thing of={Loaf} className="w-[2.2em]" />
      </span>
      <p className="grow">
        <b className="flex justify-between">
          {demo.shop} <span className="font-[420]">{demo.push.when}</span>
        </b>
        {demo.push.text}
      </p>
    </div>
  );
}

function Coupon() {
  return (
    <div
      className={`demo-clip ${paper} top-[30em] left-[.6em] w-[16em] rotate-[-5deg] md:top-[28.6em] rounded-[1em] border-dashed`}
    >
      <p className="display flex items-baseline gap-[.2em] px-[.35em] pt-[.2em] text-[3.1em] leading-none">
        {coupon.amount} <span className="text-[.45em]">{coupon.off}</span>
      </p>
      <p className="px-[1.1em] pt-[.3em] pb-[.75em]">{demo.coupon}</p>
      <p className="flex justify-between rounded-b-[.75em] bg-canola px-[1.3em] py-[.8em] font-mono text-[.85em]">
        {coupon.code} <span>{coupon.left}</span>
      </p>
      <span className="demo-cut absolute top-[-1.5em] right-[1em] w-[3.6em]">
        <Thing of={Scissors} className="w-full" box="-70 -36 108 72" />
      </span>
    </div>
  );
}

function Receipt() {
  return (
    <div className="absolute top-[28.8em] right-[.4em] w-[14em] md:top-[18.5em]">
      <div className="h-[1.1em] rounded-full bg-press" />
      <div className="mx-[.8em] -mt-[.55em] overflow-hidden">
        <div className="demo-print torn bg-white px-[1em] font-mono text-[.85em]">
          <p className="display pb-[.5em] text-[1.2em]">{demo.shop}</p>
          {demo.receipt.map(([name, amount]) => (
            <p key={name} className="flex justify-between py-[.25em]">
              {name} <span>{amount}</span>
            </p>
          ))}
          <p className="display mt-[.5em] flex items-baseline justify-between border-t-[2px] border-dashed border-press pt-[.5em] text-[1.2em]">
            {demo.total[0]} <span className="font-price text-[1.75em]">{demo.total[1]}</span>
          </p>
          <p className="pt-[.7em] text-[.85em]">{demo.note}</p>
        </div>
      </div>
    </div>
  );
}

type ThingProps = { of: (props: Part) => React.ReactNode; className: string; box?: string };

/** One of the scenes' small things by itself. */
function Thing({ of: Art, className, box = "-27 -26 54 52" }: ThingProps) {
  return (
    <svg viewBox={box} aria-hidden="true" className={`scene aspect-auto! ${className}`}>
      <Art />
    </svg>
  );
}
