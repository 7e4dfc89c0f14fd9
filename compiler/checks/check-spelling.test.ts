import { expect, test } from "vitest";
import { spellingChecker } from "./check-spelling.ts";

const misspelt = spellingChecker({
  terms: [
    { right: "Angel App" },
    { right: "Push Radius" },
    { right: "dTransfer" },
    { right: "push notification", also: ["push notifications", "Push notifications"] },
  ],
  avoid: [
    { wrong: "tills", right: "registers" },
    { wrong: "9 AM to 6 PM", right: "9:00AM–6:00PM" },
  ],
});

test.each([
  ["Get the Angel app.", '"Angel app" is written "Angel App"'],
  ["AngelApp is free", '"AngelApp" is written "Angel App"'],
  ["a Push radius of 1 km", '"Push radius" is written "Push Radius"'],
  ["the push-radius option", '"push-radius" is written "Push Radius"'],
  ["D-Transfer receipts", '"D-Transfer" is written "dTransfer"'],
  ["dtransfer", '"dtransfer" is written "dTransfer"'],
  ["Push\nRadius and push\nradius", '"push radius" is written "Push Radius"'],
  ["Push-Notifications", '"Push-Notifications" is written "push notification"'],
  ["Two Tills stand there", '"Tills" is a word to avoid; write "registers"'],
  ["from 9 am\nto 6 pm", '"9 am to 6 pm" is a word to avoid; write "9:00AM–6:00PM"'],
])("%j", (text, message) => {
  expect(misspelt(text).map((found) => found.message)).toEqual([message]);
});

test.each([
  "Angel App's Push Radius, dTransfer and push notifications",
  "[Push Radius](/services/pushradius-geofencing-marketing) and [write](@angelapp)",
  "support@angel-app.com, https://www.angel-app.com/dtransfer, `dtransfer`",
  "at angel-app.com",
  "She stills the crowd at [the counter](/tills).",
  "We push radii and transfer apps.",
])("%j is right", (text) => {
  expect(misspelt(text)).toEqual([]);
});
