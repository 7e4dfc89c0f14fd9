import { content } from "@/compiler/published";
import { offerEnd } from "@/compiler/site/offer";

/** Marks elements that go once the offer is over (export/in-page/head.js), if it has an end. */
export const offerMark =
  offerEnd(content.promotion) === undefined ? {} : { "data-offer": "running" };
