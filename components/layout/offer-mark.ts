import { content } from "@/content/content";
import { offerEnd } from "@/content/site/offer";

/** Marks elements that go once the offer is over (hosting/export/in-page/head.js), if it has an end. */
export const offerMark =
  offerEnd(content.promotion) === undefined ? {} : { "data-offer": "running" };
