import { section } from "./fields.ts";

export const proof = section("proof", "Proof: three figures of Names and addresses", {});
