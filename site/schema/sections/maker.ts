import { z } from "zod";
import { section } from "./fields.ts";

export const maker = section("maker", "Maker: visitors make a flyer or a coupon", {
  makes: z
    .enum(["flyer", "coupon"])
    .describe("What visitors make. Its words are in Make your flyer."),
});
