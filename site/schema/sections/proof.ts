import { section } from "./section.ts";

export const proof = section(
  "proof",
  "Proof: refund, backers and price for shoppers in figures",
  {},
);
