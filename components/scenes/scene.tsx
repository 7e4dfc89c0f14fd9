import type { ComponentProps, ReactNode } from "react";
import type { SceneName } from "@/content/schema/fields";
import {
  Bars,
  Calendar,
  Halftone,
  Message,
  Phone,
  Receipt,
  Rings,
  Sheet,
  Storefront,
  Ticket,
} from "./parts";

const scenes: Record<SceneName, ReactNode> = {
  hero: (
    <>
      <Halftone y={270} width={220} />
      <Sheet transform="translate(112 170) rotate(-14) scale(1.35)" />
      <Phone transform="translate(222 150) scale(1.25)">
        <Sheet transform="translate(0 -14) scale(.78)" ink="fill-coral" />
      </Phone>
      <Ticket transform="translate(312 206) rotate(10) scale(.8)" />
      <Message transform="translate(300 74) rotate(-4)" />
      <Receipt transform="translate(88 82) rotate(8) scale(.5)" ink="fill-mint" />
    </>
  ),
  flyer: (
    <>
      <Halftone y={262} width={200} />
      <Sheet transform="translate(150 150) rotate(-6) scale(1.7)" />
      <Sheet transform="translate(256 154) rotate(5) scale(1.7)" ink="fill-coral" />
    </>
  ),
  coupon: (
    <>
      <Halftone y={250} width={220} />
      <Ticket transform="translate(206 176) rotate(7) scale(1.7)" ink="fill-white" />
      <Ticket transform="translate(196 128) rotate(-6) scale(1.7)" ink="fill-canola" />
    </>
  ),
  "one-day": (
    <>
      <Halftone y={254} width={200} />
      <Calendar transform="translate(200 146) rotate(-3) scale(1.3)" />
    </>
  ),
  calendar: (
    <>
      <Halftone y={250} width={240} />
      <Calendar transform="translate(150 150) rotate(-5)" />
      <Storefront transform="translate(276 186) scale(.7)" />
    </>
  ),
  "push-radius": <Rings transform="translate(200 160) scale(1.15)" />,
  push: (
    <>
      <Halftone y={278} width={130} />
      <Phone transform="translate(200 158) scale(1.3)" />
      <Message transform="translate(200 110) scale(1.3)" />
      <Message transform="translate(208 172) scale(1.3)" ink="fill-rose" />
      <Message transform="translate(196 234) scale(1.3)" />
    </>
  ),
  storage: (
    <>
      <Halftone y={262} width={240} />
      <Sheet transform="translate(110 160) rotate(-8) scale(1.2)" ink="fill-denim" />
      <Bars
        transform="translate(196 246) scale(1.4)"
        inks={["fill-mint", "fill-canola", "fill-denim", "fill-coral"]}
      />
    </>
  ),
  dtransfer: (
    <>
      <Halftone y={276} width={220} />
      <Receipt transform="translate(138 150) rotate(-6) scale(1.35)" />
      <Phone transform="translate(270 164) rotate(5) scale(1.12)">
        <Bars
          transform="translate(-34 50) scale(.58)"
          inks={["fill-mint", "fill-sky", "fill-coral", "fill-canola"]}
        />
      </Phone>
    </>
  ),
  receipt: (
    <>
      <Halftone y={274} width={140} />
      <Receipt transform="translate(176 150) rotate(-5) scale(1.4)" />
      <Ticket transform="translate(276 220) rotate(8) scale(.8)" ink="fill-mint" />
    </>
  ),
  "predictive-ai": (
    <>
      <Bars
        transform="translate(80 250) scale(1.3)"
        inks={["fill-white", "fill-stone", "fill-mint", "fill-canola"]}
      />
      <path
        d="M84 196 136 160l44 6 42-42 96-62"
        fill="none"
        strokeWidth="5"
        strokeDasharray="1 12"
        strokeLinecap="round"
      />
      <circle cx="318" cy="62" r="12" className="fill-coral" />
    </>
  ),
  growth: (
    <>
      <Storefront transform="translate(138 176) scale(.85)" />
      <Bars
        transform="translate(252 244) scale(1.1)"
        inks={["fill-mint", "fill-canola", "fill-coral"]}
      />
    </>
  ),
  storefront: (
    <>
      <Halftone y={266} width={260} />
      <Storefront transform="translate(200 166) scale(1.25)" />
    </>
  ),
  phone: (
    <>
      <Halftone y={278} width={120} />
      <Phone transform="translate(200 156) scale(1.35)">
        <Ticket transform="translate(0 -36) scale(.5)" />
        <Message transform="translate(0 16) scale(.56)" />
        <Message transform="translate(0 46) scale(.56)" ink="fill-mint" />
      </Phone>
    </>
  ),
  chat: (
    <>
      <Halftone y={256} width={220} />
      <Message transform="translate(156 92) scale(1.5)" />
      <Message transform="translate(246 160) scale(1.5)" ink="fill-rose" />
      <Message transform="translate(160 226) scale(1.5)" ink="fill-canola" />
    </>
  ),
  search: (
    <>
      <Rings transform="translate(170 160)" />
      <circle cx="254" cy="120" r="46" className="fill-white" fillOpacity=".7" strokeWidth="6" />
      <path d="m288 154 50 52" strokeWidth="12" strokeLinecap="round" />
    </>
  ),
};

type Props = Omit<ComponentProps<"svg">, "name"> & {
  name: SceneName;
  /** What it shows; without it the scene is decoration and hidden from screen readers. */
  alt?: string;
};

/** A drawn product picture, 4 : 3. */
export function Scene({ name, alt, ...props }: Props) {
  return (
    <svg
      viewBox="0 0 400 300"
      strokeWidth={2}
      strokeLinejoin="round"
      fill="none"
      {...props}
      className={`stroke-press ${props.className ?? ""}`}
      role={alt && "img"}
      aria-label={alt}
      aria-hidden={alt ? undefined : true}
    >
      {scenes[name]}
    </svg>
  );
}
