import { content } from "../content";
import { flat, type Part } from "./part";

/** A coupon, 200 × 108: the offer before the tear line, at x = 44, the stub behind it. */
function Ticket({
  ink = "fill-white",
  stub = "fill-coral",
  children,
  ...props
}: Part & { stub?: string }) {
  return (
    <g {...props}>
      <path
        d="M34-54H-90a10 10 0 0 0-10 10v88a10 10 0 0 0 10 10H34a10 10 0 0 1 20 0v-108a10 10 0 0 1-20 0z"
        className={ink}
        stroke="none"
      />
      <path
        d="M54-54H90a10 10 0 0 1 10 10v88a10 10 0 0 1-10 10H54a10 10 0 0 0-10-10v-88a10 10 0 0 0 10-10z"
        className={stub}
        stroke="none"
      />
      <path d="M44-36v74" strokeDasharray="1 6" />
      <path d="M34-54H-90a10 10 0 0 0-10 10v88a10 10 0 0 0 10 10H34a10 10 0 0 1 20 0H90a10 10 0 0 0 10-10v-88a10 10 0 0 0-10-10H54a10 10 0 0 1-20 0z" />
      {children}
    </g>
  );
}

/** `hasOff`: whether the word "off" stands behind a smaller amount, on a ticket that is large. */
type Props = Part & { stub?: string; hasOff?: boolean };
type CouponProps = Props & { note: string; size: number };

/** The shop's coupon: its amount, a note in letters of `size`, and its code. */
function Coupon({ note, size, hasOff, ...props }: CouponProps) {
  const { amount, off, code } = content.drawings.coupon;
  return (
    <Ticket {...props}>
      <text x={-88} y={hasOff ? -3 : 3} fontSize={hasOff ? 36 : 45} textAnchor="start">
        {amount}
      </text>
      {hasOff && (
        <text x={33} y={-3} fontSize={16} textAnchor="end">
          {off}
        </text>
      )}
      <rect x={-90} y={15} width={124} height={26} rx={6} className={flat} />
      <text x={-28} y={28 + size / 3} fontSize={size} className="fine font-mono fill-white!">
        {note}
      </text>
      <text transform="translate(79 0) rotate(-90)" fontSize={17} className="fine font-mono">
        {code}
      </text>
    </Ticket>
  );
}

/** The coupon with its last day. */
export function DatedCoupon(props: Props) {
  return <Coupon {...props} note={content.drawings.features.ends} size={12} />;
}

/** The coupon with the time that is left, in larger letters. */
export function TimedCoupon(props: Props) {
  return <Coupon {...props} note={content.drawings.coupon.left} size={16} />;
}

/** Scissors, open, cutting to the right from 0,0. */
export function Scissors(props: Part) {
  return (
    <g {...props}>
      <path
        d="M-34-13 34 12q-4 9-13 6L-38-3zM-34 13 34-12q-4-9-13-6L-38 3z"
        className="fill-white"
      />
      <path
        d="M-66-16a14 14 0 1 0 28 0 14 14 0 1 0-28 0m7 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0M-66 16a14 14 0 1 0 28 0 14 14 0 1 0-28 0m7 0a7 7 0 1 1 14 0 7 7 0 1 1-14 0"
        fillRule="evenodd"
        className="fill-mint"
      />
      <circle cx={-6} r={2} />
    </g>
  );
}
