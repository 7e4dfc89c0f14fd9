import { content } from "@/content/content";
import { Cup } from "../parts/goods";
import { Message } from "../parts/message";
import { Lines } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { Ticket } from "../parts/ticket";
import type { Drawing } from "./drawing";

const words = content.drawings;

/** A shopper's phone: an offer, a message, a receipt. */
export const phone: Drawing = {
  shade: <rect x={142} y={30} width={136} height={264} rx={24} />,
  art: (
    <>
      <Phone transform="translate(200 150)" ink="fill-mint" />
      <Ticket transform="translate(164 92) rotate(-5) scale(.8)" stub="fill-rose">
        <text x={-28} y={14} fontSize={45}>
          {words.coupon.amount}
        </text>
        <Lines x={-76} y={28} widths={[96]} />
        <Lines x={62} y={-18} widths={[24, 24, 14]} />
      </Ticket>
      <Message
        transform="translate(244 162) rotate(3) scale(.9)"
        badge="fill-canola"
        sign={<Cup />}
        words={words.lockScreen.messages[1]}
      />
      <Receipt transform="translate(176 230) rotate(-3)" width={90} height={92}>
        <Qr width={62} />
      </Receipt>
    </>
  ),
};
