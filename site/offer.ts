import { endOfDay } from "./dates.ts";
import type { Data } from "./load/collections.ts";

/** First and last day of the offer; without them it always runs. */
type Dates = { from?: string | undefined; until?: string | undefined };

export type OfferState = "early" | "running" | "ended";

/** Whether the offer runs on a day; its first and last day are included. */
export function offerState({ from, until }: Dates, today: string): OfferState {
  if (from && today < from) return "early";
  return until && today > until ? "ended" : "running";
}

/** The moment at which browsers hide the offer; undefined if it has no end. */
export function offerEnd({ until }: Dates): number | undefined {
  return until ? endOfDay(until).getTime() : undefined;
}

/** The words of /pop-up on a day, which depend on whether the offer runs. */
export function popUpOn({ popUp, promotion }: Data, today: string): Data["popUp"] {
  const state = offerState(promotion, today);
  if (state === "running") return popUp;
  const { title, description } = popUp[state];
  return { ...popUp, title, description };
}
