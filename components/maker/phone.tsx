import { Ticket } from "@/components/ui/ticket";
import type { Kind, Words } from "./maker-words";

/** The notification reaches beyond the phone, over the sheet beside it. */
const pushLook =
  "z-2 -ms-[48px] -me-[16px] @max-[27rem]/maker:-mx-[32px] flex items-center gap-[12px] rounded-[20px] border-2 border-press bg-white p-[12px]";

type Props = { kind: Kind; words: Words; run: string };

/** What becomes of the sheet: a push notification and a coupon on a shopper's phone. */
export function Phone({ kind, words, run }: Props) {
  const word = (name: keyof Words) => <bdi data-word={name}>{words[name]}</bdi>;
  return (
    <div aria-hidden="true" translate="no" className="maker-phone">
      <p className="maker-clock">4:30</p>
      <div className={`maker-echo ${pushLook}`}>
        <span
          data-word="initial"
          className="grid size-[52px] shrink-0 place-items-center rounded-[14px] border-2 bg-mint font-display text-[28px]"
        >
          {words.initial}
        </span>
        <p data-message="" className="min-w-0 leading-tight wrap-anywhere">
          {word("shop")}: {word("item")}, {word("price")}
          {kind === "coupon" && <span className="maker-off"> off</span>}
        </p>
      </div>
      <Ticket
        kind="fact"
        inner="px-[14px] py-[10px]"
        stub={
          <span
            data-word="run"
            className="rotate-180 font-mono text-[13px] [writing-mode:vertical-rl]"
          >
            {run}
          </span>
        }
        stubInner="grid w-[44px] shrink-0 place-items-center"
        className="maker-echo -rotate-4"
      >
        <p data-word="shop" className="line-clamp-2 text-[15px] leading-tight wrap-anywhere">
          {words.shop}
        </p>
        <p data-word="price" data-fits="" className="maker-price">
          {words.price}
        </p>
      </Ticket>
    </div>
  );
}
