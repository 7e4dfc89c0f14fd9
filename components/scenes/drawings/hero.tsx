import { content } from "@/content/content";
import { Apple, Loaf, Milk } from "../parts/goods";
import { Message } from "../parts/message";
import { Lines } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { Ticket } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { flyer, coupon, lockScreen } = content.drawings;

/** The two panels of paper before the phone, which is the third; each is drawn upright. */
function Folds() {
  return (
    <g>
      <g transform="translate(20 60) skewY(-17)">
        <path d="M0 0h68v216H0z" className="fill-white" />
        <path d="M0 0h68v46H0z" className="fill-canola" />
        <Lines x={12} y={19} widths={[44]} thick={8} />
        <path d="M12 62h44v54H12z" className="fill-mint stroke-none" />
        <Loaf transform="translate(34 91) scale(.86)" />
        <Lines x={12} y={130} widths={[44, 30, 0, 44, 44, 22]} />
      </g>
      <g transform="translate(88 39) skewY(15)">
        <path d="M0 0h62v216H0z" className="fill-stone" />
        <path d="M0 0h62v46H0z" className="fill-canola" />
        <Lines x={12} y={19} widths={[36]} thick={8} />
        <path d="M10 62h42v54H10z" className="fill-white stroke-none" />
        <Apple transform="translate(31 90) scale(.9)" />
        <Lines x={12} y={130} widths={[38, 24, 0, 38, 30]} />
      </g>
    </g>
  );
}

/** A flyer folds into a phone; message, coupon and receipt peel off its screen. */
export const hero: Drawing = {
  shade: (
    <path d="M30 74 98 53l44 12 10-17q10-6 24-6h88q20 0 24 22v210q-2 16-20 16H162q-16 0-20-18l-42-12-70 22z" />
  ),
  art: (
    <>
      <Folds />
      <Phone transform="translate(210 150)">
        <path
          d="M-59-77v-30a16 16 0 0 1 16-16h86a16 16 0 0 1 16 16v30z"
          className="fill-canola stroke-none"
        />
        <rect x={-18} y={-114} width={36} height={9} rx={4} className="fill-press" />
        <path d="M-59-77H59" />
        <text y={-84} fontSize={22}>
          {flyer.title}
        </text>
        <path d="M-48-66H-4v50h-44z" className="fill-rose stroke-none" />
        <Milk transform="translate(-26 -41)" />
        <path d="M-46-4h92v42h-92zM-46 50h92v58h-92z" strokeDasharray="5 6" />
      </Phone>
      <Message
        transform="translate(296 102) rotate(-4) scale(.8)"
        badge="fill-mint"
        sign={<Loaf />}
        words={lockScreen.messages[0]}
      />
      <Ticket transform="translate(302 172) rotate(3) scale(.82)" stub="fill-sky">
        <text x={-28} y={14} fontSize={44}>
          {coupon.amount}
        </text>
        <Lines x={-76} y={28} widths={[96]} />
        <Lines x={62} y={-18} widths={[24, 24, 14]} />
      </Ticket>
      <Receipt transform="translate(318 238) rotate(-7)" width={80} height={100}>
        <Lines x={-28} y={-36} widths={[34]} />
        <Lines x={16} y={-36} widths={[12]} />
        <Qr transform="translate(0 8)" width={52} />
      </Receipt>
    </>
  ),
};
