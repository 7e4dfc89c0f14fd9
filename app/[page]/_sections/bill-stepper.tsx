import { setNativeValue } from "@/components/ui/set-native-value";

type Props = {
  id: string;
  most: number;
  words: { pushes: string; fewer: string; more: string };
  /** Whether scripts run; until then the buttons keep their places. */
  isLive: boolean;
};

/** A whole number from 0, with a button for less and one for more. */
export function BillStepper({ id, most, words, isLive }: Props) {
  const step = (by: number) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const next = Math.trunc(Number(field.value) || 0) + by;
    setNativeValue(field, String(Math.min(Math.max(next, 0), most)));
  };
  const look = `bill-step ${isLive ? "" : "invisible"}`;
  return (
    <div>
      <label htmlFor={id} className="block pb-1.5 font-[650]">
        {words.pushes}
      </label>
      <div className="flex gap-2">
        <button type="button" aria-label={words.fewer} onClick={() => step(-1)} className={look}>
          −
        </button>
        <input
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          defaultValue="0"
          className="bill-field mt-0! w-20 min-w-0 shrink text-center tabular-nums"
        />
        <button type="button" aria-label={words.more} onClick={() => step(1)} className={look}>
          +
        </button>
      </div>
    </div>
  );
}
