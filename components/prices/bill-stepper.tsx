import { setNativeValue } from "@/components/ui/set-native-value";
import { TextField } from "@/components/ui/text-field";
import { readCount } from "@/site/money";

type Props = {
  id: string;
  most: number;
  /** Whether the typed number can't be read. */
  isWrong: boolean;
  /** Whether scripts run; until then the buttons do not show. */
  isLive: boolean;
};

const button =
  "min-h-12 w-12 cursor-pointer rounded-control border-2 border-ink text-[1.5rem] leading-none hover:bg-ink hover:text-paper";

/** A whole number from 0, with a button for less and one for more. */
export function BillStepper({ id, most, isWrong, isLive }: Props) {
  const step = (by: number) => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const next = (readCount(field.value) || 0) + by;
    setNativeValue(field, String(Math.min(Math.max(next, 0), most)));
  };
  const look = `no-print ${button} ${isLive ? "" : "invisible"}`;
  return (
    <div className="flex flex-wrap gap-x-2">
      <TextField
        id={id}
        label="Pushes with Push Radius"
        inputMode="numeric"
        maxLength={3}
        defaultValue="0"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-problem`}
        className="w-20 shrink text-center tabular-nums"
      />{" "}
      <button type="button" aria-label="One push fewer" onClick={() => step(-1)} className={look}>
        −
      </button>{" "}
      <button type="button" aria-label="One push more" onClick={() => step(1)} className={look}>
        +
      </button>
      <p id={`${id}-problem`} data-news="" className="basis-full text-small font-strong text-red">
        {isWrong ? `Write a whole number from 0 to ${most}.` : undefined}
      </p>
    </div>
  );
}
