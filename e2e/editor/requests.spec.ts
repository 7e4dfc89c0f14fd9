import { expect, test } from "playwright/test";
import { differences } from "../hosts/ask.ts";
import { port } from "./preview-server.ts";

test("the preview answers every request of the table as the hosts do", async () => {
  test.setTimeout(600_000);
  // One at a time: now and then, Next answers 500 while it compiles two routes at once.
  expect(await differences("dev", port, 1)).toEqual([]);
});

test("next dev takes messages of the contact form, by the receiver's own code", async () => {
  const origin = `http://localhost:${port}`;
  const post = async (from: string, message: object) => {
    const headers = { Origin: from, "Content-Type": "application/json" };
    const body = JSON.stringify(message);
    return (await fetch(`${origin}/contactus`, { method: "POST", headers, body })).status;
  };
  const names = { firstName: "Ada", lastName: "Park", email: "ada@example.com" };
  const message = { ...names, phone: "12015550123", subject: "Flyers", message: "Hello." };
  expect(await post("http://example.com", message)).toBe(403);
  expect(await post(origin, names)).toBe(422);
  expect(await post(origin, message)).toBe(200);
});
