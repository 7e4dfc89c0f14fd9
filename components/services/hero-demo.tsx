import { DrawingPart } from "@/components/drawings/drawing-part";
import { List } from "@/components/ui/list";
import css from "./hero-demo.module.css";

/** The words of the picture: an invented shop's flyer, message, coupon and receipt, whose lines add up. */
const demo = {
  time: "4:30",
  shop: "Rye & Barley",
  run: "Flyer, 7 days",
  goods: [
    { label: "Sourdough", amount: "$6.50" },
    { label: "Milk", amount: "$3.50" },
    { label: "Cheese", amount: "$5.80" },
  ],
  push: { text: "Six loaves left until six", when: "now" },
  coupon: {
    amount: "25%",
    off: "off",
    goods: "Sourdough and milk",
    code: "LOAF25",
    left: "2 d 1 h",
  },
  receipt: [
    { label: "Sourdough", amount: "6.50" },
    { label: "Milk", amount: "3.50" },
    { label: "Coupon", amount: "−2.50" },
  ],
  total: { label: "Total", amount: "$7.50" },
  note: "Digital receipts are coming soon",
};
const goods = ["loaf", "milk", "cheese"];
const inks = ["bg-rose", "bg-mint", "bg-sky"];

const paper = "absolute border-press bg-white shadow-phone";

/**
 * The product at work: a flyer folds into the phone, a push notification arrives, a coupon is
 * clipped, a receipt prints. It is a picture made of HTML; its measures and its motion are in the CSS
 * module.
 */
export function HeroDemo({ alt }: { alt: string }) {
  return (
    <div role="img" aria-label={alt} data-nosnippet="" className={css.stage}>
      <p className={`absolute font-mono ${css.example}`}>Example</p>
      <div className={css.shadow} />
      <div className={`bg-press ${css.phone}`}>
        <div className={`bg-white ${css.screen}`}>
          <p className={`flex items-center justify-between font-strong ${css.status}`}>
            {demo.time}
            <span className={`rounded-full bg-press ${css.camera}`} />
          </p>
          <div className={`overflow-hidden border-press ${css.flyer}`}>
            <div className={`bg-canola ${css.heading}`}>
              <p className={`font-mono ${css.run}`}>{demo.run}</p>
              <p className={`display leading-none ${css.shop}`}>{demo.shop}</p>
            </div>
            <List className={`border-press ${css.goods}`}>
              {demo.goods.map(({ label, amount }, index) => (
                <li key={label} className={`border-press ${inks[index]}`}>
                  <DrawingPart part={goods[index] ?? "loaf"} className="shrink-0" />
                  <span
                    className={`flex items-baseline justify-between font-strong ${index ? "flex-col" : ""}`}
                  >
                    {label} <b className="font-price">{amount}</b>
                  </span>
                </li>
              ))}
            </List>
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
    <div className={`flex items-center ${paper} ${css.push}`}>
      <span className={`bg-mint ${css.sign}`}>
        <DrawingPart part="loaf" />
      </span>
      <p className="grow">
        <b className="flex justify-between">
          {demo.shop} <span className="font-[420]">{demo.push.when}</span>
        </b>{" "}
        {demo.push.text}
      </p>
    </div>
  );
}

function Coupon() {
  const { coupon } = demo;
  return (
    <div className={`${paper} ${css.coupon}`}>
      <p className={`display flex items-baseline leading-none ${css.offer}`}>
        {coupon.amount} <span>{coupon.off}</span>
      </p>
      <p className={css.terms}>{coupon.goods}</p>
      <p className={`flex justify-between bg-canola font-mono ${css.code}`}>
        {coupon.code} <span>{coupon.left}</span>
      </p>
      <span className={`absolute ${css.scissors}`}>
        <DrawingPart part="scissors" className="w-full" box="-70 -36 108 72" />
      </span>
    </div>
  );
}

function Receipt() {
  return (
    <div className={`lifted absolute ${css.till}`}>
      <div className={`overflow-hidden ${css.opening}`}>
        <div className={`torn bg-white font-mono ${css.receipt}`}>
          <p className={`display ${css.head}`}>{demo.shop}</p>
          {demo.receipt.map(({ label, amount }) => (
            <p key={label} className={`flex justify-between ${css.line}`}>
              {label} <span>{amount}</span>
            </p>
          ))}
          <p className={`display flex items-baseline justify-between border-press ${css.total}`}>
            {demo.total.label} <span className="font-price">{demo.total.amount}</span>
          </p>
          <p className={`font-body ${css.note}`}>{demo.note}</p>
        </div>
      </div>
    </div>
  );
}
