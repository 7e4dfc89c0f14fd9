import { content } from "../content";
import { Bakery } from "../parts/bakery";
import { Dog } from "../parts/dog";
import { Loaf } from "../parts/goods";
import { Burst } from "../parts/paper";
import { Phone } from "../parts/phone";
import { Qr } from "../parts/qr";
import { Receipt } from "../parts/receipt";
import type { Drawing } from "./drawing";

const { demo, story } = content.drawings;
const [bread, total] = [demo.goods[0], demo.total];

/** One bakery's afternoon: the flyer goes out. */
export const flyerGoesOut: Drawing = {
  shade: <rect x={250} y={42} width={136} height={262} rx={24} />,
  art: (
    <Bakery time={story.times[0]} loaves={6}>
      <Phone transform="translate(306 160)">
        <path
          d="M-59-70v-37a16 16 0 0 1 16-16h86a16 16 0 0 1 16 16v37z"
          className="fill-canola stroke-none"
        />
        <rect x={-18} y={-114} width={36} height={9} rx={4} className="fill-press" />
        <text y={-80} fontSize={14}>
          {demo.shop}
        </text>
        <path d="M-59-70H59V24H-59z" className="fill-rose" />
        <Loaf transform="translate(0 -22) scale(1.9)" />
        <text x={-46} y={54} fontSize={14} textAnchor="start">
          {bread[0]}
        </text>
        <text x={-46} y={94} fontSize={38} textAnchor="start" className="font-price">
          {bread[1]}
        </text>
      </Phone>
      <Burst transform="translate(190 196) rotate(-10)" radius={44} ink="fill-canola">
        <text y={7} fontSize={19}>
          {story.out}
        </text>
      </Burst>
    </Bakery>
  ),
};

/** The receipt is scanned. */
export const receiptScanned: Drawing = {
  shade: <rect x={256} y={42} width={126} height={222} rx={22} transform="rotate(8 318 150)" />,
  art: (
    <Bakery time={story.times[1]} loaves={3}>
      <Receipt transform="translate(141 186) rotate(-5)" width={150} height={190}>
        <text x={-62} y={-52} fontSize={17} textAnchor="start">
          {total[0]}
        </text>
        <text x={62} y={-50} fontSize={30} textAnchor="end" className="font-price">
          {total[1]}
        </text>
        <path d="M-62-31H62" strokeDasharray="5 6" />
        <Qr transform="translate(0 33)" width={92} />
      </Receipt>
      <g transform="translate(306 168) rotate(8)">
        <Phone transform="scale(.92)" ink="fill-mint">
          <rect x={-44} y={-66} width={88} height={88} rx={4} className="fill-white" />
          <Qr transform="translate(0 -22)" width={66} />
          <path
            d="M-52-58v-16h16M52-58v-16H36M-52 14v16h16M52 14v16H36"
            strokeWidth={5}
            className="printed"
          />
          <rect x={-46} y={56} width={92} height={36} rx={18} className="fill-press" />
          <text y={80} fontSize={17} className="fill-white!">
            {story.scan}
          </text>
        </Phone>
      </g>
    </Bakery>
  ),
};

/** The shelf is empty. */
export const shelfEmpty: Drawing = {
  shade: <rect x={38} y={96} width={180} height={50} transform="rotate(-4 128 120)" />,
  art: (
    <Bakery time={story.times[2]} loaves={0}>
      <path d="m76 98 52-22 52 22" />
      <g transform="translate(128 118) rotate(-4)">
        <path d="M-90-24H90v48H-90z" className="fill-canola" />
        <text y={11} fontSize={30}>
          {story.sold}
        </text>
      </g>
      <Dog transform="translate(286 290) scale(1.15)" />
      <Loaf transform="translate(288 118) rotate(-16) scale(1.3)" />
      <Loaf transform="translate(322 116) rotate(12) scale(1.3)" />
      <path d="m256 128 12 8 12-8 12 8 12-8 12 8 12-8 12 8 12-8v86h-96z" className="fill-stone" />
      <circle cx={304} cy={176} r={20} className="fill-canola" />
      <Loaf transform="translate(304 177) scale(.56)" />
    </Bakery>
  ),
};
