import type { ChartName } from "@/site/content";
import { cardsIn } from "./cards";
import type { Chart } from "./chart";
import { files } from "./files";
import { places } from "./places";
import { pushBill } from "./push-bill";
import { registers, registersOf } from "./registers";
import { couponRuns, runs } from "./runs";
import { sizes } from "./sizes";

/** The drawings that are computed from data; all others are files in content/drawings. */
export const charts: Record<ChartName, Chart> = {
  cards: cardsIn(3),
  "cards-in-a-row": cardsIn(6),
  "coupon-runs": couponRuns,
  "few-registers": registersOf(1, 4),
  files,
  "many-registers": registersOf(2, 5),
  "most-registers": registersOf(3, 6),
  "one-register": registersOf(0, 1),
  places,
  "push-bill": pushBill,
  registers,
  runs,
  sizes,
};
