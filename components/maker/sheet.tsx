import type { ComponentProps } from "react";
import { Part } from "@/components/drawings/drawing";
import { type FieldName, figures, type Kind, type Words } from "./maker-words";
import "./sheet.css";

type SheetProps = {
  /** Begins the ids of the fields. */
  id: string;
  examples: Words;
};

/** The flyer or coupon on which a visitor types. */
export function Sheet({ kind, ...props }: SheetProps & { kind: Kind }) {
  return kind === "flyer" ? <Flyer {...props} /> : <Coupon {...props} />;
}

function Flyer({ id, examples }: SheetProps) {
  return (
    <fieldset className={`sheet on-halftone ${grounds.rose}`}>
      <legend className="sr-only">Your flyer</legend>
      <div className={`sheet-head [--from-top:11cqi] ${grounds.canola}`}>
        <Field id={id} name="shop" label="Your shop's name" example={examples.shop} />
      </div>
      {/* In print too, it is as wide as the sheet. */}
      <Piece viewBox="0 0 480 34" className="-mt-0.5 block w-full max-w-none!">
        {Array.from({ length: 8 }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            key={index}
            d={`M${index * 60} 0h60v4a30 28 0 0 1-60 0z`}
            className={index % 2 ? "fill-white" : "fill-coral"}
          />
        ))}
      </Piece>
      <div className="sheet-part [--from-top:42cqi]">
        <Field id={id} name="item" label="What you sell" example={examples.item} />
      </div>
      <div className="sheet-low [--from-top:80cqi]">
        <Piece
          viewBox="20 38 120 170"
          className="max-w-[40cqi] min-w-0 flex-[41_1_max(34cqi,5rem)]"
        >
          <g transform="translate(80 140)">
            <Part name="bag" />
            <Part name="loaf" className="sheet-loaf" />
            <text y="16" fontSize="46" data-word="initial" className="maker-echo">
              {examples.initial}
            </text>
          </g>
        </Piece>
        <div className={`sheet-burst ${tones.mint}`}>
          <Burst className="fill-mint" />
          <Field id={id} name="price" label="Its price" example={examples.price} />
        </div>
      </div>
    </fieldset>
  );
}

function Coupon({ id, examples }: SheetProps) {
  return (
    <fieldset className={`sheet on-halftone ${grounds.white}`}>
      <legend className="sr-only">Your coupon</legend>
      <div className={`sheet-head [--from-top:11cqi] ${grounds.sky}`}>
        <Field id={id} name="shop" label="Your shop's name" example={examples.shop} />
      </div>
      <div className="sheet-low [--from-top:46cqi] pb-[1.5cqi]!">
        <div className={`sheet-burst -my-[2cqi] max-w-[56cqi] ${tones.rose}`}>
          <Burst className="fill-rose" />
          <Field
            id={id}
            name="price"
            label="Your discount"
            example={examples.price}
            pattern={figures.coupon}
          />
          <span className="maker-off font-display text-[max(1rem,7cqi)] leading-none">off</span>
        </div>
      </div>
      {/* A notch at each end, through the sheet's edge. */}
      <Piece
        viewBox="0 0 480 40"
        className="sheet-tear relative -mx-0.5 block w-[calc(100%+4px)] max-w-none!"
      >
        <path d="M20 20h440" strokeDasharray="2 9" />
        <circle cy="20" r="13" className="fill-canola" />
        <circle cx="480" cy="20" r="13" className="fill-canola" />
        <g transform="translate(90 20) scale(.64)">
          <Part name="scissors" />
        </g>
      </Piece>
      <div className="sheet-part pb-10 [--from-top:99cqi]">
        <Field id={id} name="item" label="On what" example={examples.item} />
      </div>
    </fieldset>
  );
}

/** The examples have a deep tone of their ground, 4.5 : 1 on the field. */
const tones = {
  canola: "[--example:oklch(.46_.1_98)]",
  rose: "[--example:oklch(.42_.15_5)]",
  mint: "[--example:oklch(.42_.09_165)]",
  sky: "[--example:oklch(.42_.09_235)]",
};
const grounds = {
  canola: `bg-canola ${tones.canola}`,
  rose: `bg-rose ${tones.rose}`,
  sky: `bg-sky ${tones.sky}`,
  white: `bg-white ${tones.rose}`,
};

/** A part of the drawing. */
function Piece({ className, ...props }: ComponentProps<"svg">) {
  return <svg aria-hidden="true" {...props} className={`drawing aspect-auto! ${className}`} />;
}

function Burst({ className }: { className: string }) {
  return (
    <Piece viewBox="-52 -52 104 104" className="absolute inset-0 -z-1">
      <Part name="burst" className={className} />
    </Piece>
  );
}

/** The most characters of each field, and a pattern: text that does not match it is smaller. */
const inputs = {
  shop: { maxLength: 28, pattern: ".{0,15}", autoComplete: "organization" },
  item: { maxLength: 28, pattern: ".{0,13}" },
  price: { maxLength: 12, pattern: figures.flyer, autoCapitalize: "off" },
};

/** 24 px high, with the ring of 5 px around the field below. */
const labelLook =
  "flex min-h-6 flex-wrap items-end gap-x-[1ch] pb-[5px] font-mono text-[max(.75rem,2.9cqi)] leading-[1.35] font-[500]";

type FieldProps = {
  id: string;
  name: FieldName;
  label: string;
  example: string;
  /** A discount in words is not followed by "off". */
  pattern?: string;
};

function Field({ id, name, label, example, pattern = inputs[name].pattern }: FieldProps) {
  return (
    <>
      <label htmlFor={`${id}-${name}`} className={labelLook}>
        {label}
        {/* Says that the field is full. */}
        <span role="status" />
      </label>
      <input
        type="text"
        id={`${id}-${name}`}
        name={`${id}-${name}`}
        data-name={name}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        dir="auto"
        translate="no"
        enterKeyHint="done"
        // The pattern is for the styles.
        aria-invalid="false"
        {...inputs[name]}
        pattern={pattern}
        className="sheet-field"
      />
    </>
  );
}
