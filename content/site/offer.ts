import type { Data } from "../load/kinds.ts";
import { endOfDay } from "./dates.ts";

type Dates = { from?: string | undefined; until?: string | undefined };

/** Whether the offer runs on a day; both its days count, and without days it always runs. */
export type OfferState = "early" | "running" | "ended";

export function offerState({ from, until }: Dates, today: string): OfferState {
  if (from && today < from) return "early";
  return until && today > until ? "ended" : "running";
}

/** The moment from which a browser takes the offer away; undefined where it has no end. */
export function offerEnd({ until }: Dates): number | undefined {
  return until ? endOfDay(until).getTime() : undefined;
}

/** The words of /pop-up for a day: outside of the offer's days it tells of none. */
export function popUpOn({ popUp, promotion }: Data, today: string): Data["popUp"] {
  const state = offerState(promotion, today);
  if (state === "running") return popUp;
  const { title, description } = popUp[state];
  return { ...popUp, title, description };
}
