import { z } from "zod";
import { shortText, text } from "../fields.ts";
import { heroWords, section } from "./fields.ts";

export const lockScreen = section("lock-screen", "Lock screen hero: messages on a phone", {
  ...heroWords,
  day: z.strictObject({
    moments: z
      .array(
        z.strictObject({
          time: shortText.describe("The time on the phone."),
          shop: text.max(20).describe("Who sends it; an invented shop."),
          message: text.max(60).describe("What the message says."),
          note: text.max(110).describe("Why it is sent then."),
        }),
      )
      .min(3)
      .max(4),
  }),
});
