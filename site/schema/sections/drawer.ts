import { z } from "zod";
import { shortText } from "../fields.ts";
import { heroWords, section } from "./fields.ts";

const size = z.number().min(0.01).max(100);

export const drawer = section("drawer", "Drawer hero: how much fits into each storage plan", {
  ...heroWords,
  room: z.strictObject({
    page: size.describe("The size of a scanned page, in MB."),
    photo: size.describe("The size of a photo, in MB."),
    note: shortText.describe("Below the drawer: what a page and a photo are taken to be."),
  }),
});
