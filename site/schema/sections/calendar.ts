import { z } from "zod";
import { shortText, text } from "../fields.ts";
import { heroWords, section } from "./fields.ts";

const place = text.max(14);

const booking = z.strictObject({
  month: z.int().min(1).max(12).describe("From 1, January, to 12."),
  day: z.int().min(1).max(31).describe("The day of the month."),
  plan: shortText.meta({ format: "plan", description: "One of the service's plans." }),
  place: z
    .strictObject({
      us: place.meta({ title: "USA", description: "On the site of the USA." }),
      ca: place.meta({ title: "Canada", description: "On the Canadian site." }),
    })
    .describe("The place that is booked."),
});

export const calendar = section("calendar", "Calendar hero: a year with example bookings", {
  ...heroWords,
  year: z.strictObject({
    bookings: z.array(booking).min(3).max(4),
    note: shortText.describe("Below the year."),
  }),
});
