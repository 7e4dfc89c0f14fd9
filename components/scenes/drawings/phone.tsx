import { content } from "@/content/content";
import { Dog } from "../parts/dog";
import { Cup } from "../parts/goods";
import { Message } from "../parts/message";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import { TimedCoupon } from "../parts/ticket";
import type { Drawing } from "./drawing";

const { messages } = content.drawings.lockScreen;

/** A shopper's phone with an offer, a message and a receipt, and the dog that waits for a walk. */
export const phone: Drawing = {
  shade: <rect x={142} y={30} width={136} height={264} rx={24} />,
  art: (
    <>
      <Phone transform="translate(200 150)" ink="fill-mint" />
      <TimedCoupon transform="translate(126 94) rotate(-6) scale(1.06)" stub="fill-rose" />
      <Message
        transform="translate(272 168) rotate(3)"
        badge="fill-canola"
        sign={<Cup />}
        words={messages[1]}
      />
      <Receipt transform="translate(140 236) rotate(-4)" width={90} height={92}>
        <Qr width={62} />
      </Receipt>
      <Dog transform="translate(318 292) scale(.9)" />
    </>
  ),
};
