import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fullForToday } from "@/site/message";
import { sendMessage } from "./send-message";

const message = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada@example.com",
  phoneNumber: "16045550199",
  subject: "Coupons",
  message: "Hello",
  sendNewsLetter: false,
};

beforeEach(() => {
  for (const method of ["info", "error"] as const)
    vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  [200, { received: true }, undefined],
  [200, "no JSON", undefined],
  [429, { error: "too many messages" }, "tooMany"],
  [429, "no JSON", "tooMany"],
  [429, null, "tooMany"],
  [429, { error: fullForToday }, "full"],
  [503, { error: fullForToday }, "full"],
  [503, { error: "maintenance" }, "server"],
  [413, { error: "more than 65536 bytes" }, "refused"],
  [422, { error: "email: ending" }, "refused"],
  [500, null, "server"],
])("an answer of %i with %j means: %s", async (status, body, problem) => {
  const text = body === "no JSON" ? body : JSON.stringify(body);
  vi.stubGlobal("fetch", async () => new Response(text, { status }));
  expect(await sendMessage("https://www.example.com/contactus", message)).toBe(problem);
});
