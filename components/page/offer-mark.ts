import { getContent } from "@/site/content";

/** Marks elements that go once the offer is over (export/in-page/head.ts), if it has an end. */
export function offerMark() {
  return getContent().offerEnd === undefined ? {} : { "data-offer": "running" };
}
