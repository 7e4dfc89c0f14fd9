import { section } from "./section.ts";

export const proof = section("proof", "Proof: three figures of Names and addresses", {});
