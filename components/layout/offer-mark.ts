import { offerEnd } from "@/compiler/published";

/** Marks elements that go once the offer is over (export/in-page/head.js), if it has an end. */
export const offerMark = offerEnd === undefined ? {} : { "data-offer": "running" };
